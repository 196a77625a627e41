import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  sayYesOrNo,
  sideSaid,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { CONTRADICTION, knownOf } from '#engines/forms/screening/told.ts';
import { calledSo } from './own-diploma.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';
import {
  FACULTIES,
  FRENCH,
  inItsSystem,
  isAnother,
  namedBy,
  educationLevelOf,
  educationLevelsOf,
} from './education-levels.ts';

/** Whether schooling is of France, where a "baccalauréat" is no bachelor's degree. */
const isFrench = ({ institution }: Entry, { master }: FormContext): boolean =>
  /\blycee\b/.test(plainLabel(institution)) || master.resume.basics.location.countryCode === 'FR';

type Entry = FormContext['master']['resume']['education'][number];

interface Finished {
  readonly educationLevel: number;
  readonly entry: Entry;
  readonly index: number;
}

/** A certificate or an attestation, which is no degree whatever it is of. */
const NO_DEGREE = /\b(certificat\w*|attestation)\b/;

/** The finished schooling by education level, highest first; null when one entry cannot be placed, which for degrees a certificate need not be. */
function finished(context: FormContext, ofDegrees = false): Finished[] | null {
  const found: Finished[] = [];
  for (const [index, entry] of context.master.resume.education.entries()) {
    const done = entry.endDate !== '' && entry.endDate <= context.today;
    const educationLevel = educationLevelOf(inItsSystem(entry.studyType, isFrench(entry, context)));
    if (done && educationLevel === null && ofDegrees && NO_DEGREE.test(plainLabel(entry.studyType))) continue;
    if (done && educationLevel === null) return null;
    if (done && educationLevel !== null) found.push({ educationLevel, entry, index });
  }
  return found.toSorted((a, b) => b.educationLevel - a.educationLevel);
}

const derived = (rule: Message, context: FormContext, index: number | null): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids: factIds(context.master, [index === null ? '/education' : `/education/${index}`]),
  label: messages.message('fromEducation'),
});

const AND_UP = wordFor('schooling: and up');

interface Best {
  readonly educationLevel: number;
  readonly studyType: string;
  readonly source: ValueSource;
}

/** The education level of the highest schooling: of what is finished, or as told where the list cannot be placed. */
function highest({ context }: AskedQuestion): Best | 'contradiction' | null {
  const best = finished(context)?.[0];
  const told = knownOf(context, 'education.highest');
  if (told === 'contradiction') return told;
  const educationLevel = typeof told?.value === 'string' ? educationLevelOf(told.value) : null;
  if (best === undefined)
    return told === null || educationLevel === null
      ? null
      : { educationLevel, studyType: String(told.value), source: told.source };
  if (educationLevel !== null && educationLevel !== best.educationLevel) return 'contradiction';
  return {
    educationLevel: best.educationLevel,
    studyType: best.entry.studyType,
    source: derived(messages.message('highestSchooling'), context, best.index),
  };
}

/** Of a list without another college diploma the one that only says "Diploma", for whoever holds one of a college. */
function plainDiploma(
  asked: AskedQuestion,
  { educationLevel, studyType, source }: Best,
  exact: Outcome,
): Outcome | null {
  const { options } = asked.question;
  const offered = options.flatMap(({ label }) => educationLevelsOf(label));
  if (
    !('missing' in exact) ||
    educationLevel !== COLLEGE ||
    offered.includes(COLLEGE) ||
    !offered.includes(COLLEGE + 1)
  )
    return null;
  if (!/\bdiplom/.test(plainLabel(studyType))) return null;
  return pick(
    asked,
    ({ label }) =>
      /^((a|certificates?|cert)( or)? )?diplom(a|e)?s?$|^(cert\w* )?dipl$/.test(plainLabel(label)),
    source,
  );
}
const COLLEGE = 3;

/** The choice for the highest schooling that is finished. */
export function highestOutcome(asked: AskedQuestion): Outcome | null {
  const { question } = asked;
  if (question.options.length === 0 || question.kind === 'multi') return null;
  const best = highest(asked);
  if (best === null) return null;
  if (best === 'contradiction') return missing(CONTRADICTION);
  const { source } = best;
  const french = question.options.some(({ label }) => FRENCH.test(plainLabel(label)));
  const studyType = best.studyType;
  const exact = pick(
    asked,
    ({ label: shown }) => {
      const label = inItsSystem(shown, french);
      return (
        !isAnother(shown, studyType) &&
        (namedBy(label).includes(best.educationLevel) ||
          (educationLevelsOf(label).length === 0 && educationLevelOf(label) === best.educationLevel))
      );
    },
    source,
  );
  if (!('missing' in exact)) return exact;
  const called = calledSo(question.options, studyType);
  if (called !== null) return pick(asked, (option) => option === called, source);
  const plainly = plainDiploma(asked, best, exact);
  if (plainly !== null) return plainly;
  // Of several bachelors the one of arts, science or commerce that is held.
  const faculty = FACULTIES.find(([short]) => short.test(plainLabel(studyType)))?.[1];
  const own = question.options.filter(
    ({ label }) => faculty?.test(plainLabel(label)) === true && namedBy(label).includes(best.educationLevel),
  );
  if (own.length === 1) return pick(asked, (option) => option === own[0], source);
  return pick(
    asked,
    ({ label }) =>
      AND_UP.test(plainLabel(label)) &&
      Math.max(...educationLevelsOf(label), educationLevelOf(label) ?? 99) < best.educationLevel,
    source,
  );
}

const RELATED = wordFor('schooling: related');
/** What would do as well as a degree that is named, at the end of a question. */
const OR_ALIKE =
  / (?:or|ou) (?:an? |any |its |une? |son |l |tout(?:e autre)? )?(?:(?!degree|diplom)[a-z]+ )?(?:equivalen|similar)[a-z]*(?: (?:degree|diploma|qualification|education))?(?: (?:reconnue?|recogni[sz]ed|evaluee?|assessed|issued) (?:by|par) .*)?$/;
/** The same of a field beside the one that is named: "or in something closely related to it". */
const OR_RELATED =
  / (?:or|ou) (?:(?!degree|diplom)[a-z]+ ){0,4}(?:related|connexes?|apparentee?s?)(?: (?:to it|field|discipline|subject|area|domain|programme?|study|studies|of|domaine))*$/;
const ALIKE = /\b(similar|equivalen\w*)\b/;
const FRAME = frameWords('question about schooling');

const NO_SCHOOLING = wordFor('schooling: no schooling');
/** What the level of a degree is called by alone, where "degree" and the like do not stand beside it. */
const CALLED_ALONE = /\b(master|associate|doctor|bachelor|college|trade)\b(?! s\b)/g;
const LEADS_ON = /^(of|in|or|and|at|from|level|certificate|diploma|en|de|ou|et|a|d|avec|with)$/;

/** Whether words of a degree name something else: what is licensed, or who works so ("master plumber", "college recruiter"). */
function ofAnother(text: string): boolean {
  if (/\b(degrees?|diplom\w*|graduat\w*)\b/.test(text)) return false;
  return (
    NO_SCHOOLING.test(text) ||
    [...text.matchAll(CALLED_ALONE)].some(({ 0: called, index }) => {
      const [next = ''] = text
        .slice(index + called.length)
        .trim()
        .split(' ');
      return next !== '' && !FRAME.has(next) && !LEADS_ON.test(next);
    })
  );
}

/** Whether a degree is held; the list of schooling is complete, so what is not in it is a no. */
export function degreeOutcome(asked: AskedQuestion): Outcome | null {
  const { context, text } = asked;
  if (!wantsYesOrNo(asked)) return null;
  if (isPlain(text) !== true) return missing(messages.message('whatCounts'));
  // Who has the very thing need not know what else would do.
  if (ALIKE.test(text) || OR_RELATED.test(text)) {
    const without = text.replace(OR_ALIKE, '').replace(OR_RELATED, '').trim();
    const held = ALIKE.test(without) ? null : degreeOutcome({ ...asked, text: without });
    return sideSaid(asked, held) === true ? held : missing(messages.message('whatCounts'));
  }
  const wanted = educationLevelOf(text);
  const ranked = finished(context, wanted !== null && wanted >= COLLEGE && !NO_DEGREE.test(text));
  // Where the list cannot be placed, the very level that was told is held; of no other anything is known.
  const [named, other] = educationLevelsOf(text);
  const bare = ranked === null && other === undefined && text.split(' ').every((word) => FRAME.has(word));
  const told = bare ? highest(asked) : null;
  if (told !== null && told !== 'contradiction' && named === told.educationLevel)
    return sayYesOrNo(asked, true, told.source);
  if (ranked === null || wanted === null || context.master.resume.education.length === 0)
    return missing(messages.message('degreeUnsaid'));
  const orMore = AND_UP.test(text) || /\b(at least|minimum|au moins)\b/.test(text);
  const several = educationLevelsOf(text).length > 1;
  const either = several && /\b(or|ou)\b/.test(text) && !/\b(and|et)\b/.test(text);
  if (several && !orMore && !either) return missing(messages.message('severalDegrees'));
  const lowest = Math.min(...educationLevelsOf(text), wanted);
  const fields = text.split(' ').filter((word) => word !== '' && !FRAME.has(word));
  const reached = ranked.filter(({ educationLevel }) =>
    orMore
      ? educationLevel >= lowest && (Number.isInteger(educationLevel) || educationLevel === wanted)
      : either
        ? educationLevelsOf(text).includes(educationLevel)
        : educationLevel === wanted,
  );
  const [best] = ranked;
  const running = context.master.resume.education.some(
    ({ endDate }) => endDate === '' || endDate > context.today,
  );
  if (reached.length === 0) {
    // A licence is none, and a "master electrician" has no master's degree: no list of schooling denies them.
    if (ofAnother(text)) return missing(messages.message('degreeUnsaid'));
    // A higher education level usually has the lower one behind it, but the list does not say so; who is still at it decides alone.
    if (running || (best !== undefined && best.educationLevel > lowest) || (lowest <= 2 && ranked.length > 0))
      return missing(messages.message('schoolingUnsettled'));
    return sayYesOrNo(asked, false, derived(messages.message('notSchooling'), context, null));
  }
  if (RELATED.test(text)) return missing(messages.message('whatCounts'));
  const fitting = reached.find(({ entry }) => {
    const area = plainLabel(`${entry.area} ${entry.studyType}`).split(' ');
    return fields.every((word) => area.includes(word));
  });
  return fitting === undefined
    ? missing(messages.message('fieldCounts'))
    : sayYesOrNo(asked, true, derived(messages.message('amongSchooling'), context, fitting.index));
}
