import { frameWords, wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import { factIds, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { educationLevelOf } from './schools/education-levels.ts';
import { isAlike, stem } from './skills/stems.ts';
import { fellWithin } from './spans.ts';

type Entry = FormContext['master']['resume']['education'][number];

const SCHOOLING = wordFor('studies: schooling');
/** A program may be one of studies, where its subject is. */
const PROGRAM = /\b(program\w*|formation)\b/;
/** Being on the way to a degree now. */
const ENROLLED = wordFor('studies: enrolled', /\b(?:enrol+ed)\b/);
const UNDER_WAY = wordFor('studies: under way', /\b(?:enrol+ed)\b/);
const DONE = wordFor('studies: done');
const WINDOW =
  /\b(?:in|within|during|over|dans|au cours d\w*) (?:the |les |l )?(?:last|past|previous|derniere?s?) (?:(\d{1,2}) )?(years?|months?|ans|annees?|mois)\b/;
const SINCE = /\b(?:since|after|in or after|depuis|apres) (20\d{2})\b/;
const FINISHING = wordFor('studies: finishing');

/** Whether schooling lasts on a day (`YYYY-MM-DD`): it began, and has no end or one that lies ahead. */
export const isRunning = ({ startDate, endDate }: Entry, today: string): boolean =>
  startDate !== '' && startDate <= today && (endDate === '' || endDate > today);

const derived = (context: FormContext, index: number | null): ValueSource => ({
  kind: 'derived',
  rule: messages.message('highestSchooling'),
  fact_ids: factIds(context.master, [index === null ? '/education' : `/education/${index}`]),
  label: messages.message('fromEducation'),
});

/** The education level of what somebody studies or studied; null where it cannot be placed. */
export const levelOf = ({ studyType }: Entry): number | null =>
  educationLevelOf(plainLabel(studyType).replaceAll(/\b(in progress|en cours|ongoing)\b/g, ' '));

const FRAME = frameWords('question about schooling');
/** What a degree is in or of, behind its name, and what stands before it: "a master's in law", "a law degree". */
const FIELD_BEHIND =
  /\b(?:degrees?|diplom\w*|masters?(?: s)?|bachelors?(?: s)?|doctorate?s?|licence|maitrise|bachelier|baccalaureat) (?:degree |diploma )?(?:in|of|en|de|d) (?:the |la |le |l )?([a-z]+)/g;
const FIELD_BEFORE = /\b([a-z]+) (?:degree|diploma)\b/g;

/** Whether a question names no field beside the level of a degree but that of a schooling. */
export function isInItsField(text: string, { area, studyType }: Entry): boolean {
  const own = plainLabel(`${area} ${studyType}`).split(' ').map(stem);
  return [...text.matchAll(FIELD_BEHIND), ...text.matchAll(FIELD_BEFORE)].every(
    ([, word = '']) => FRAME.has(word) || word.length < 3 || own.some((one) => isAlike(one, stem(word))),
  );
}

/** The one schooling that a question names, by words of what was studied or, else, by its level; -1 for none or several. */
export function entryNamed(text: string, education: readonly Entry[]): number {
  const words = text.split(' ').map(stem);
  const shares = education.map(({ area, studyType }) => {
    const telling = plainLabel(`${area} ${studyType}`)
      .split(' ')
      .filter((word) => word.length > 3 && !SCHOOLING.test(word));
    return telling.filter((word) => words.some((one) => isAlike(one, stem(word)))).length;
  });
  const most = Math.max(0, ...shares);
  if (most > 0) return shares.filter((share) => share === most).length === 1 ? shares.indexOf(most) : -1;
  const wanted = educationLevelOf(text);
  const ofLevel = education.flatMap((entry, at) =>
    wanted !== null && levelOf(entry) === wanted && isInItsField(text, entry) ? [at] : [],
  );
  return ofLevel.length === 1 ? (ofLevel[0] ?? -1) : -1;
}

type State = 'none' | 'running' | 'done';

/** What a choice says of schooling: that there is none, that it lasts, that it is over; null for any other choice. */
function stateSaid(label: string): State | null {
  const plain = plainLabel(label);
  if (NOT_AT_ALL.test(plain)) return 'none';
  if (UNDER_WAY.test(plain)) return 'running';
  return DONE.test(plain) && !/\b(no|not|non|pas)\b/.test(plain) ? 'done' : null;
}
const NOT_AT_ALL =
  /^(?:none|neither|never|no|non|aucune?|nothing|jamais|pas|not)\b(?! (?:yet |encore )?(?:complet\w*|finish\w*|graduat\w*|termine\w*|acheve\w*|obtenu\w*))/;

/** What comes behind a school that is left: "after matric", "post-secondary", "après le bac". */
const BEYOND_SCHOOL =
  /\b(?:after|since|beyond|post|above|apres|depuis) (?:(?:the|your|leaving|finishing|le|la|l|votre) )*(?:matric\w*|(?:high |secondary )?school|secondary|leaving cert\w*|(?:grade|year) 1[23]|a levels?|bac(?:calaureat)?|secondaire|lycee)\b|\bpost ?secondaires?\b/;
const A_SCHOOL =
  /\b(?:matric\w*|high school|secondary|senior certificate|leaving cert\w*|lycee|ncea|gcse|a levels?)\b/;

const SCHOOL = 1;
const TRADE = 2;

const isSchool = (entry: Entry): boolean =>
  A_SCHOOL.test(plainLabel(`${entry.studyType} ${entry.institution}`)) || levelOf(entry) === SCHOOL;

interface Standing {
  readonly state: State;
  /** The schooling that stands so; null where there is none. */
  readonly index: number | null;
}

/** How the one schooling stands that somebody has or is at beside their school; null where there are several, or no school is recorded. */
function beyondSchool({ context }: AskedQuestion): Standing | null {
  const { education } = context.master.resume;
  const further = education.filter((entry) => !isSchool(entry));
  // A trade may be learned at school or behind it.
  if (further.length === education.length || further.some((entry) => levelOf(entry) === TRADE)) return null;
  const [entry, another] = further;
  if (entry === undefined) return { state: 'none', index: null };
  const running = isRunning(entry, context.today);
  return another !== undefined || (!running && entry.endDate === '')
    ? null
    : { state: running ? 'running' : 'done', index: education.indexOf(entry) };
}

/** Words that schooling of every kind is called by. */
const OF_ANY =
  /^(certificat\w*|level|niveau|course|cours|program\w*|national|general|part|full|time|partiel|progress)$/;
const ASKING = wordAloneFor('studies: asking');

/** Whether a question is nothing but the name of schooling that is recorded: "M.Tech", "Brevet professionnel". */
function namesItAlone(text: string, { studyType, area }: Entry): boolean {
  const called = plainLabel(studyType).split(' ');
  const words = text.split(' ').filter((word) => word !== '' && !ASKING.test(word));
  const own = [...called, ...plainLabel(area).split(' ')];
  return (
    words.some(
      (word) => word.length > 2 && called.includes(word) && !OF_ANY.test(word) && !SCHOOLING.test(word),
    ) && words.every((word) => own.includes(word))
  );
}

/** Of "completed" and "in progress" the one that is so of the schooling a question names; null for other choices. */
function stateChosen(asked: AskedQuestion): Outcome | null {
  const { context, question } = asked;
  const { education } = context.master.resume;
  const said = question.options.map(({ label }) => stateSaid(label));
  if (!said.includes('running') || !said.includes('done')) return null;
  const chosen = (state: State, index: number | null): Outcome =>
    pick(asked, (option) => said[question.options.indexOf(option)] === state, derived(context, index));
  const text = plainLabel(`${question.label} ${question.help}`);
  if (BEYOND_SCHOOL.test(text)) {
    const beyond = beyondSchool(asked);
    return beyond && chosen(beyond.state, beyond.index);
  }
  const alone = education.filter((one) => namesItAlone(asked.text, one));
  const index =
    alone.length === 1
      ? education.findIndex((one) => alone.includes(one))
      : SCHOOLING.test(text) || PROGRAM.test(text)
        ? entryNamed(text, education)
        : -1;
  const entry = education[index];
  if (entry === undefined) return null;
  const own = isRunning(entry, context.today) ? 'running' : entry.endDate === '' ? null : 'done';
  return own === null ? null : chosen(own, index);
}

const PACE = wordFor('studies: pace');

/** Whether somebody studies now, of a list of schooling that is complete. */
function enrolled(asked: AskedQuestion): Outcome | null {
  const { context, text } = asked;
  const { education } = context.master.resume;
  // How many hours somebody studies is in no list of schooling.
  if (!ENROLLED.test(text) || PACE.test(text) || education.length === 0) return null;
  const running = education.filter((entry) => isRunning(entry, context.today));
  if (running.length === 0) {
    // Without a day on which it ended or began nothing says that it does not last.
    const isOpen = education.some(({ endDate }) => endDate === '');
    return isOpen ? null : sayYesOrNo(asked, false, derived(context, null));
  }
  const wanted = educationLevelOf(text);
  const named = entryNamed(text, education);
  const [entry] = running;
  const isMeant =
    wanted === null && named < 0
      ? running.length === 1
      : entry !== undefined && education.indexOf(entry) === named;
  return isMeant && entry !== undefined
    ? sayYesOrNo(asked, true, derived(context, education.indexOf(entry)))
    : null;
}

/** Whether somebody finished their schooling within a span of time, by the last month of it. */
function finishedLately(asked: AskedQuestion): Outcome | null {
  const { context } = asked;
  const text = plainLabel(withDigits(asked.question.label));
  const [window, since] = [WINDOW.exec(text), SINCE.exec(text)?.[1]];
  if (!FINISHING.test(text) || (window === null && since === undefined)) return null;
  const done = context.master.resume.education
    .map(({ endDate }, index) => ({ endDate, index }))
    .filter(({ endDate }) => /^\d{4}-\d{2}/.test(endDate) && endDate <= context.today)
    .toSorted((a, b) => (a.endDate < b.endDate ? 1 : -1));
  const [last] = done;
  // "From college" says where, "a master's degree" which one.
  const level = educationLevelOf(text.replaceAll(/\bfrom (a |your )?(college|university|school)\b/g, ' '));
  if (last === undefined || level !== null) return null;
  const source = derived(context, last.index);
  if (since !== undefined) return sayYesOrNo(asked, last.endDate.slice(0, 4) >= since, source);
  const months = Number(window?.[1] ?? 1) * ((window?.[2] ?? '').startsWith('m') ? 1 : 12);
  const within = fellWithin(last.endDate, months, context.today);
  return within === null ? missing(messages.message('oneMonth')) : sayYesOrNo(asked, within, source);
}

/** How a question about studies stands with the dates of one's schooling: under way, finished, and how lately; null for another question. */
export function studiesOutcome(asked: AskedQuestion): Outcome | null {
  const said = plainLabel(`${asked.question.label} ${asked.question.help}`);
  // What an employer runs itself is no schooling.
  if (/\b(our|notre|nos)\b/.test(asked.text)) return null;
  const chosen =
    asked.question.options.length > 1 && asked.question.kind !== 'multi' ? stateChosen(asked) : null;
  if (chosen !== null || !SCHOOLING.test(said)) return chosen;
  if (
    !wantsYesOrNo(asked) ||
    isPlain(asked.text) !== true ||
    /\b(willing|plan\w*|intend\w*|would)\b/.test(asked.text)
  )
    return null;
  return enrolled(asked) ?? finishedLately(asked);
}
