import { frameWords, sameCredentials } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { EXCLUDES } from '#engines/forms/understanding/words.data.ts';
import {
  type Asked,
  isPlain,
  pick,
  pickAll,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

type Certificate = FormContext['master']['resume']['certificates'][number];

/** Words that frame any question about a certificate or are part of what certificates are called. */
const FRAME = frameWords('question about a credential');

const STRENGTHS = /\b(associate|professional|practitioner|level|niveau|class|classe)\b/;

const without = (text: string, phrase: string): string => ` ${text} `.replaceAll(` ${phrase} `, ' ').trim();

/** A text with every name of a credential in its first form, so that "Basic Life Support" and "BLS" are one word. */
function unified(text: string): string {
  return sameCredentials.reduce((line, [first = '', ...others]) => {
    const names = others.toSorted((a, b) => b.length - a.length);
    return names.reduce((out, name) => ` ${out} `.replaceAll(` ${name} `, ` ${first} `).trim(), line);
  }, text);
}

const tellingWords = (text: string): string[] =>
  unified(text)
    .split(' ')
    .filter((word) => word !== '' && !FRAME.has(word));

/** The recorded certificate that a question names, with every telling word of the question; -1 when none has them all. */
function certificateAsked(text: string, certificates: readonly Certificate[]): number {
  const asked = tellingWords(text.replaceAll(PAST, ' ').replaceAll(HELD, ' '));
  if (asked.length === 0) return -1;
  const found = certificates.flatMap((certificate, index) => {
    const named = new Set(tellingWords(plainLabel(`${certificate.name} ${certificate.issuer}`)));
    return asked.every((word) => named.has(word)) ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** Whether a certificate is valid on a day: one without an end is. */
const isCurrent = ({ validUntil }: Certificate, today: string): boolean =>
  validUntil === undefined || validUntil >= today.slice(0, validUntil.length);

const derived = (rule: Message, index: number, context: FormContext): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids: factIds(context.master, [`/certificates/${index}`]),
  label: messages.message('fromCertificates'),
});

const ENDED = /\b(expired|lapsed|out of date|not current|expiree?|perimee?|echue?|abgelaufen)\b/;
const PAST = /\b(ever|previously|in the past|deja|par le passe|at any time)\b/g;
const HELD =
  /\b(held|hold|holds|obtained|earned|completed|passed|obtenu\w*|detenu\w*|reussi\w*|suivi\w*|possede|had)\b/g;
const OTHER_TENSE =
  /\b(willing|obtain|working towards?|pursuing|plan|eligible|within|would|able to|renew|expir\w*|when|prepared|since|years?|months?|before|suspended|revoked|disciplin\w*|restricted|lapsed)\b/;

function holding(asked: Asked, index: number): Outcome {
  const { context } = asked;
  const certificate = context.master.resume.certificates[index];
  if (certificate === undefined) return missing(messages.message('noForYou'));
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

/** Whether the person holds a certificate: recorded and valid, past its end, or excluded by another; never a mere no. */
export function certificateOutcome(asked: Asked): Outcome | null {
  const { question, context, text } = asked;
  const { certificates } = context.master.resume;
  if (question.kind === 'multi') return certificatesOffered(asked);
  if (!wantsYesOrNo(asked)) return certificateDetail(asked);
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
  if (excluding >= 0)
    return sayYesOrNo(asked, false, derived(messages.message('statusExcludes'), excluding, context));
  return missing(messages.message('noForYou'));
}

/** "BLS and ACLS": yes where all are recorded and valid, no where one of them has ended, else asked. */
function allOfSeveral(asked: Asked): Outcome {
  const { certificates } = asked.context.master.resume;
  const whole = certificateAsked(asked.text, certificates);
  if (whole >= 0) return holding(asked, whole);
  const named = asked.text.split(/\b(?:and|et)\b/).map((part) => certificateAsked(part, certificates));
  const ended = named.find((index) => {
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
function oneOfSeveral(asked: Asked): Outcome {
  const { certificates } = asked.context.master.resume;
  const named = asked.text.split(/\b(?:or|ou)\b/).map((part) => certificateAsked(part, certificates));
  const held = named.find((index) => {
    const certificate = certificates[index];
    return certificate !== undefined && isCurrent(certificate, asked.context.today);
  });
  return held === undefined ? missing(messages.message('noForYou')) : holding(asked, held);
}

/** The recorded certificates among the choices, those past their end left out. */
function certificatesOffered(asked: Asked): Outcome | null {
  const { context, text } = asked;
  const { certificates } = context.master.resume;
  if (isPlain(text) !== true || OTHER_TENSE.test(text)) return missing(messages.message('askUnclear'));
  const source: ValueSource = {
    kind: 'derived',
    rule: messages.message('validChoices'),
    fact_ids: factIds(context.master, ['/certificates']),
    label: messages.message('fromCertificates'),
  };
  return pickAll(
    asked,
    (option) => {
      const index = certificateAsked(plainLabel(option.label), certificates);
      const certificate = certificates[index];
      return certificate !== undefined && isCurrent(certificate, context.today);
    },
    source,
  );
}

/** The end or the issuer of a recorded certificate. */
function certificateDetail(asked: Asked): Outcome | null {
  const { question, context, text } = asked;
  if (/number|numero|issu\w*|delivr\w*|obtained|obtenu/.test(text))
    return missing(messages.message('cvSilent'));
  const end = /\b(expir\w*|valid until|echeance)\b/.test(text);
  if (!end) return null;
  const rest = [
    'quelle est la',
    'what is the',
    'expiry date',
    'expiration date',
    'expires',
    'when does',
    'date d expiration',
    'date d echeance',
    'date',
    'expiry',
    'expiration',
    'expire',
    'valid until',
    'quand',
  ].reduce(without, text);
  const { certificates } = context.master.resume;
  const index = certificateAsked(rest, certificates);
  const until = certificates[index]?.validUntil;
  return until === undefined || STRENGTHS.test(rest)
    ? missing(messages.message('cvSilent'))
    : fit(question, until, derived(messages.message('endOnList'), index, context));
}
