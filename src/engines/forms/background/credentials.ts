import { wordFor } from '#engines/lexicon/index.ts';
import {
  type Certificate,
  derivedFrom as derived,
  ENDED,
  isCurrent,
  isPending,
  PENDING,
  standsUntil,
  withoutNotEnded,
} from './certificate-state.ts';
import { oneOffered, stateOf, withSetting } from './credential-choices.ts';
import {
  certificateAsked,
  certificateNearly,
  certificateOfCode,
  HELD,
  namesNone,
  PAST,
} from './certificate-names.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, missing, type Outcome } from '#engines/forms/context.ts';
import { monthOutcome } from '#engines/forms/person/entry-dates.ts';
import { leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { EXCLUDES } from '#engines/forms/understanding/words.data.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  pickAll,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { sentences } from '#engines/text/index.ts';
import { text as messages } from '#engines/forms/messages.ts';

const STRENGTHS = wordFor('credentials: strengths');

const OTHER_TENSE = wordFor('credentials: other tense');

function holding(asked: AskedQuestion, index: number): Outcome {
  const { context } = asked;
  const certificate = context.master.resume.certificates[index];
  if (certificate === undefined) return missing(messages.message('noForYou'));
  if (isPending(certificate))
    return sayYesOrNo(
      asked,
      PENDING.test(asked.text),
      derived(messages.message('statusExcludes'), index, context),
    );
  const current = isCurrent(certificate, context.today);
  // Who held it once has ever held it, whether or not it still stands.
  if (new RegExp(PAST).test(asked.text))
    return new RegExp(HELD).test(asked.text) && !(current && /\bpreviously\b/.test(asked.text))
      ? sayYesOrNo(asked, true, derived(messages.message('onList'), index, context))
      : missing(messages.message('validOnce'));
  const rule = current
    ? messages.message('onList')
    : messages.message('validUntil', { day: certificate.validUntil ?? '' });
  const source = derived(rule, index, context);
  // "Yes, valid" and "Yes, expired" are both a yes.
  const ended = asked.question.options.filter(({ label }) => ENDED.test(plainLabel(label)));
  const sure = asked.question.options.filter(
    (option) => leaning(option.label) === true && !ended.includes(option),
  );
  if (!current && ended.length > 0) return pick(asked, (option) => ended.includes(option), source);
  return current && ended.length > 0 && sure.length === 1
    ? pick(asked, (option) => sure.includes(option), source)
    : sayYesOrNo(asked, current, source);
}

/** A question without brackets that say which of several levels will do: "first aid (including CPR Level B or C)". */
function withoutLevels(asked: AskedQuestion): AskedQuestion {
  const { label } = asked.question;
  const bare = plainLabel(
    label.replace(/\((?:including|with|incl\.?|y compris|avec) [^()]*\b(?:or|ou)\b[^()]*\)/gi, ' '),
  );
  return bare === plainLabel(label) ? asked : { ...asked, text: bare };
}

/** Whether the person holds a certificate: recorded and valid, past its end, or excluded by another; never a mere no. */
export function certificateOutcome(question: AskedQuestion): Outcome | null {
  return standsUntil(question) ?? pointedAt(question) ?? outcomeOf(withSetting(question));
}

/** What asks whether one holds something or whether it stands, and says not what: "Is yours still in date?" */
const STANDS = wordFor('credentials: stands');

/** The certificate that stands before such a question, whatever else is said of it there: "CPR has to be renewed every year." */
function pointedAt(asked: AskedQuestion): Outcome | null {
  const { question, context } = asked;
  const said = sentences(question.help === '' ? question.label : question.help);
  const text = plainLabel(said.at(-1) ?? '');
  const before = plainLabel(said.slice(0, -1).join(' '));
  if (before === '' || question.kind === 'multi' || !wantsYesOrNo(asked)) return null;
  if (!namesNone(text) || !STANDS.test(text) || ENDED.test(text) || isPlain(text) !== true) return null;
  const index = certificateNearly(before, context.master.resume.certificates);
  return index < 0 ? null : holding({ ...asked, text }, index);
}

function outcomeOf(given: AskedQuestion): Outcome | null {
  const levelled = withoutLevels(given);
  const asked = { ...levelled, text: withoutNotEnded(levelled.text) };
  const { question, context, text } = asked;
  const { certificates } = context.master.resume;
  if (question.kind === 'multi') return certificatesOffered(asked);
  const saysEnded = question.options.some(({ label }) => ENDED.test(withoutNotEnded(plainLabel(label))));
  const state = question.options.length > 2 || saysEnded || !wantsYesOrNo(asked) ? stateOf(asked) : null;
  if (state !== null) return state;
  if (!wantsYesOrNo(asked)) return question.options.length > 0 ? oneOffered(asked) : certificateDetail(asked);
  if (ENDED.test(text)) return hasEnded(asked);
  if (isPlain(text) !== true || OTHER_TENSE.test(text)) return missing(messages.message('yesUnclear'));
  if (/\b(or|ou)\b/.test(text)) return oneOfSeveral(asked);
  if (/\b(and|et)\b/.test(text)) return allOfSeveral(asked);
  const excluding = certificates.findIndex(({ name }) =>
    EXCLUDES.some(
      ([status, other]) => status.test(plainLabel(name)) && other.test(text) && !status.test(text),
    ),
  );
  const index = certificateAsked(text, certificates);
  if (index >= 0) return holding(asked, index);
  // One that has ended is held by no name it is called by.
  const nearly = certificates[certificateNearly(text, certificates)];
  if (
    nearly !== undefined &&
    (isPending(nearly) || !isCurrent(nearly, context.today)) &&
    !new RegExp(PAST).test(text)
  )
    return holding(asked, certificates.indexOf(nearly));
  if (excluding >= 0)
    return sayYesOrNo(asked, false, derived(messages.message('statusExcludes'), excluding, context));
  return missing(messages.message('noForYou'));
}

/** "Has your card expired?" is a yes for one past its end. */
function hasEnded(asked: AskedQuestion): Outcome {
  const { certificates } = asked.context.master.resume;
  const text = asked.text.replaceAll(new RegExp(ENDED, 'g'), ' ').replace(/ {2,}/g, ' ').trim();
  const index = certificateAsked(text, certificates);
  const certificate = certificates[index];
  if (
    certificate === undefined ||
    isPlain(asked.text) !== true ||
    OTHER_TENSE.test(text) ||
    new RegExp(PAST).test(text)
  )
    return missing(messages.message('yesUnclear'));
  const ended = !isCurrent(certificate, asked.context.today);
  return sayYesOrNo(asked, ended, derived(messages.message('onList'), index, asked.context));
}

/** "BLS and ACLS": yes where all are recorded and valid, no where one of them has ended, else asked. */
function allOfSeveral(asked: AskedQuestion): Outcome {
  const { certificates } = asked.context.master.resume;
  const whole = certificateAsked(asked.text, certificates);
  if (whole >= 0) return holding(asked, whole);
  const named = asked.text.split(/\b(?:and|et)\b/).map((part) => certificateAsked(part, certificates));
  const nearly = asked.text.split(/\b(?:and|et)\b/).map((part) => certificateNearly(part, certificates));
  const ended = [...named, ...nearly].find((index) => {
    const certificate = certificates[index];
    return certificate !== undefined && !isCurrent(certificate, asked.context.today);
  });
  const [first = -1] = named;
  const deciding = ended ?? first;
  return deciding < 0 || (ended === undefined && named.includes(-1))
    ? missing(messages.message('noForYou'))
    : holding(asked, deciding);
}

/** "A CKA or a CKAD": yes where one of them is recorded and valid, else asked. */
function oneOfSeveral(asked: AskedQuestion): Outcome {
  const { certificates } = asked.context.master.resume;
  const named = asked.text.split(/\b(?:or|ou)\b/).map((part) => certificateAsked(part, certificates));
  const held = named.find((index) => {
    const certificate = certificates[index];
    return certificate !== undefined && isCurrent(certificate, asked.context.today);
  });
  return held === undefined ? missing(messages.message('noForYou')) : holding(asked, held);
}

/** A choice without what would do as well. */
const withoutLikes = (label: string): string =>
  label.replace(
    /,? (?:or|ou) (?:an? |un |une |d['’])?(?:[ée]quivalent|higher|above|better|sup[ée]rieur)\p{L}*/iu,
    '',
  );

/** Whatever was awarded counts, whether or not it still stands. */
const EVER = wordFor(
  'credentials: ever',
  /\b(ever (been )?(held|hold|earned|awarded|obtained)|regardless of whether|whether or not|even if|meme si) .{0,40}\b(lapsed|expired|current|valid|echue?s?|expiree?s?)\b/,
);

/** The recorded certificates among the choices, those past their end left out unless every one counts. */
function certificatesOffered(asked: AskedQuestion): Outcome | null {
  const { context, question, text } = asked;
  const { certificates } = context.master.resume;
  if (isPlain(text) !== true || OTHER_TENSE.test(text)) return missing(messages.message('askUnclear'));
  const source: ValueSource = {
    kind: 'derived',
    rule: messages.message('validChoices'),
    fact_ids: factIds(context.master, ['/certificates']),
    label: messages.message('fromCertificates'),
  };
  const counts = (certificate: Certificate | undefined): boolean =>
    certificate !== undefined &&
    !isPending(certificate) &&
    (isCurrent(certificate, context.today) || EVER.test(plainLabel(`${question.label} ${question.help}`)));
  // A choice that is nearly one of them may be it.
  const held = question.options.map(({ label }) => {
    const plain = plainLabel(withoutLikes(label));
    const byCode = certificateOfCode(label, certificates);
    const index = byCode >= 0 ? byCode : certificateAsked(plain, certificates);
    if (index >= 0) return counts(certificates[index]);
    const nearly = certificateNearly(plain, certificates);
    return counts(certificates[nearly]) ? null : false;
  });
  if (held.includes(null)) return missing(messages.message('askUnclear'));
  return pickAll(asked, (option) => held[question.options.indexOf(option)] === true, source);
}

/** Whether a line or a day is to say when something ends. */
export const asksEnd = ({ question, text }: AskedQuestion): boolean =>
  question.options.length === 0 &&
  /\b(expir\w*|runs? out|(?:valid|valable|good) (?:until|till|to|through|jusqu)|end date|date de fin|fin de validite|until when|through when|jusqu a quand|jusqu en quel\w*|echeance)\b/.test(
    text,
  );

/** By what it is to be told when something ends: "month and year it". */
const WHEN_IT =
  /\b(?:the )?(?:month|day|date|year|mois|annee|jour)(?: (?:and|et|or|ou) (?:the |l )?(?:month|year|mois|annee|day))?(?: (?:when|on which|in which|that|ou|a laquelle))?(?: (?:it|this|they|il|elle))? (?=run|expir|lapse|end|prend)/;

/** The end or the issuer of a recorded certificate. */
function certificateDetail(asked: AskedQuestion): Outcome | null {
  const { question, context, text } = asked;
  if (/number|numero|issu|delivr|obtained|obtenu/.test(text)) return missing(messages.message('cvSilent'));
  // One certificate that is named is no list of all of them.
  if (!asksEnd(asked))
    return certificateNearly(text, context.master.resume.certificates) < 0
      ? null
      : missing(messages.message('cvSilent'));
  const { certificates } = context.master.resume;
  const index = certificateAsked(text.replace(WHEN_IT, ' '), certificates);
  const until = certificates[index]?.validUntil;
  return until === undefined || STRENGTHS.test(text)
    ? missing(messages.message('cvSilent'))
    : monthOutcome(question, until, derived(messages.message('endOnList'), index, context));
}
