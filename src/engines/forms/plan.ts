import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormPlan, PlannedField } from '#engines/forms/saying/plan.ts';
import type { Message } from '#localization/types.ts';
import { withPlainDecline } from './choices/declines.ts';
import { asShown } from './readings/german.ts';
import { asRead } from './readings/plainly.ts';
import { heardOf, OF_RECORDS } from './readings/heard.ts';
import { spelledOut } from './readings/spelled-out.ts';
import { clashOf } from './contradictions/clash.ts';
import { agreementOutcome } from './agreements.ts';
import { likelyAnswer } from './likely-answer.ts';
import { askedBy } from './asked-answer.ts';
import { compoundOutcome } from './readings/two-at-once.ts';
import { type FormContext, missing, type Outcome } from './context.ts';
import { languageEntryOutcome } from './background/language-entries.ts';
import { entryOutcome, isInRow, isSameEntry, saysItLasts, STILL_THERE } from './person/entries.ts';
import { underTheirPart } from './person/entry-rows.ts';
import { detailOutcome } from './person/details.ts';
import { demandOf, isHoneypot } from './understanding/hazards.ts';
import { warningsAbout } from '#engines/forms/page/warnings.ts';
import { knowledgeOutcome } from './knowledge.ts';
import { noticeUnitOutcome, withNoticeUnit } from './parameters/notice-units.ts';
import { isMoot } from './saying/moot.ts';
import { accountOutcome, isPortalPassword } from './person/portal-account.ts';
import { plainLabel } from './understanding/wording.ts';
import { gridTopic, signedBy, together } from './understanding/whole-form.ts';
import { policyOf } from './understanding/policy.ts';
import { lacksItsNumber } from './saying/identifiers.ts';
import { screeningOutcome } from './screening/screening.ts';
import { answeredHere, storedOutcome } from './stored.ts';
import { topicName } from './understanding/topics.ts';
import { unknown } from './understanding/unknown.ts';
import { writtenOutcome } from './writing.ts';
import { text as messages } from './messages.ts';

/** Their source is the account or this very application, whatever was answered elsewhere. */
const NOT_FROM_ANSWERS =
  /^(doc\.|declaration\.|esign\.|consent\.(privacy|retention|terms)|email|name\.full|referral\.source)/;

/** Where what was told or recorded could not be brought to an answer, nothing coarser may. */
const DECIDED =
  /^(experience\.(years|has)|certifications(:|\.|$)|drivers_licence|language\.(level|list)|education\.(highest|completed)|referral\.source|worked_here|internal_candidate|consent\.|follow)/;

/** What nobody should write on an application, whoever asks. */
const NEVER_GIVEN = /^(sensitive\.|honeypot)/;

/** Parts of a form that ask about somebody else. */
const OF_OTHERS = wordFor('plan: of others');

function outcomeOf(question: FormQuestion, topic: string, context: FormContext): Outcome {
  // What a part about schools asks of a language or of all schooling is not about one of them, nor is notice about an employer.
  const ofOne = !/^(language\.|education\.highest|notice_period)/.test(topic);
  const own = accountOutcome(question, context) ?? languageEntryOutcome(question, context);
  const placed = own ?? (ofOne ? entryOutcome(question, context) : null);
  if (placed !== null) return placed;
  const heading = plainLabel((question.section ?? '').split(' / ').at(-1) ?? '');
  if (OF_OTHERS.test(heading) && /^(name|email|phone|title|employer|address)/.test(topic))
    return missing(messages.message('ofSomebodyElse'));
  const policy = policyOf(topicName(topic));
  if (policy === 'never')
    return (
      (NEVER_GIVEN.test(topic) ? null : answeredHere(question, topic, context)) ??
      missing(messages.message('yoursToAnswer'))
    );
  const stored =
    NOT_FROM_ANSWERS.test(topic) || policy === 'approval' ? null : storedOutcome(question, topic, context);
  if (stored !== null && 'value' in stored) return stored;
  const both = compoundOutcome(question, context, (part, asked) => outcomeOf(part, asked, context));
  const screened = both ?? screeningOutcome(question, topic, context);
  if (screened !== null && 'value' in screened) return screened;
  if (screened !== null && DECIDED.test(topic)) return stored ?? screened;
  const found =
    agreementOutcome(question, topic, context) ??
    writtenOutcome(question, topic, context) ??
    detailOutcome(question, topic, context) ??
    knowledgeOutcome(question, topic, context);
  if (found !== null && 'value' in found) return found;
  return stored ?? screened ?? found ?? missing(unknown(topic));
}

const DETAILS =
  /^(name|email|phone|address|location|link|employer\.current|title\.current|headline|pronouns|salutation)/;

function groupOf(topic: string, question: FormQuestion): PlannedField['group'] {
  if (topic.startsWith('doc.')) return 'documents';
  if (/^(consent|declaration|esign|follow)/.test(topic) || question.kind === 'consent') return 'consents';
  return DETAILS.test(topic) ? 'details' : 'questions';
}

function place(
  plan: FormPlan,
  question: FormQuestion,
  topic: string,
  found: Outcome,
  { clash, ...asked }: { clash: Message | null } & ReturnType<typeof askedBy>,
): void {
  const { key, label, kind, required } = question;
  const outcome = clash === null ? found : missing(clash);
  if ('value' in outcome)
    plan.fields.push({
      key,
      label,
      kind,
      required,
      ...outcome,
      ...(question.section === undefined ? {} : { section: question.section }),
      ...(question.words && { words: question.words }),
      group: groupOf(topic, question),
      topic,
    });
  else if (required)
    plan.ask.push({
      ...question,
      topic,
      why: outcome.missing,
      ...(clash === null ? asked : { contradicts: true }),
    });
  else
    plan.left_blank.push({
      key,
      label,
      why: outcome.missing,
      ...(question.words && { words: question.words }),
      ...(NEVER_GIVEN.test(topic) ? {} : { group: groupOf(topic, question), topic }),
    });
}

/** A question in another manner as the one it means, by which it is planned; the form and the person see their own words. */
function meantBy(shown: FormQuestion, context: FormContext): ReturnType<typeof heardOf> {
  const read = asRead(shown);
  const asWritten = heardOf(read, context.posting, context.models);
  const full = topicName(asWritten.topic) === 'own' ? spelledOut(read, context) : null;
  if (full === null) return asWritten;
  const inFull = heardOf(full, context.posting, context.models);
  return OF_RECORDS.test(inFull.topic) ? inFull : asWritten;
}

/**
 * What to put on a form: every value with its source, what stays blank on purpose, what only the person can answer,
 * what to warn of, and the reason to stop when the form asks for what is never given. Legal and personal questions are
 * answered from the person's own earlier answers or not at all. What contradicts the CV, the letter, another answer or what
 * this employer was sent before is shown and not sent. Fields meant to catch software are left alone.
 */
export function planForm(questions: readonly FormQuestion[], context: FormContext): FormPlan {
  const plan: FormPlan = {
    fields: [],
    left_blank: [],
    ask: [],
    warnings: warningsAbout(context.posting),
    refused: [],
    stop: null,
  };
  const heard = questions.map((shown) => meantBy(shown, context));
  const read = underTheirPart(
    heard.map(({ question, topic }) => withPlainDecline(question, topic)),
    heard.map(({ topic }) => topic),
  );
  const topics = together(
    heard.map(({ topic }) => topic),
    read,
  );
  const hasLetterField = topics.includes('doc.cover_letter');
  const whole = { ...context, one_line: topics.includes('address.line2') };
  questions.forEach((shown, index) => {
    const { key, label, words } = shown;
    if (isHoneypot(shown)) {
      plan.left_blank.push({ key, label, why: messages.message('trap'), ...(words && { words }) });
      return;
    }
    // What is said around a question for a detail demands nothing.
    const detail = DETAILS.test(topics[index] ?? '') ? read[index] : undefined;
    const demand = isPortalPassword(shown) ? null : demandOf(detail ?? shown);
    if (demand !== null) {
      plan.stop ??= demand;
      plan.left_blank.push({ key, label, why: messages.message('neverGiven'), ...(words && { words }) });
      return;
    }
    const question = withNoticeUnit(read[index] ?? shown, questions[index + 1], topics[index] ?? '', whole);
    const own = signedBy(question) ?? gridTopic(question) ?? topics[index] ?? '';
    // A note without a field for the letter is where the letter goes.
    const topic =
      own === 'text.cover_note' && !hasLetterField && context.letter !== null ? 'doc.cover_letter' : own;
    const decided =
      noticeUnitOutcome(question, topics[index - 1], whole) ?? outcomeOf(question, topic, whole);
    const likely = likelyAnswer(asRead(shown), { topic, outcome: decided }, whole, (asked, about) =>
      outcomeOf(asked, about, whole),
    );
    const found = 'value' in decided ? (decided.topic ?? own) : own;
    const { outcome: answered, topic: meant } = likely ?? { outcome: decided, topic: found };
    const outcome = lacksItsNumber(question, answered) ? missing(unknown(meant)) : answered;
    const clash = 'value' in outcome ? clashOf(question, meant, outcome, whole) : null;
    const goesAway =
      'missing' in outcome &&
      outcome.missing === STILL_THERE &&
      (isInRow(question) || read.some((other) => isSameEntry(other, question) && saysItLasts(other)));
    const placed =
      goesAway || isMoot(shown, questions[index - 1], plan) ? { ...shown, required: false } : shown;
    const asked = placed.required && 'missing' in outcome ? askedBy(question, own, whole, outcomeOf) : {};
    place(plan, placed, meant, question === shown ? outcome : asShown(shown, outcome), { clash, ...asked });
  });
  return plan;
}
