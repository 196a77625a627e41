import { wordFor } from '#engines/lexicon/index.ts';
import { factIds, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { entryNamed, isInItsField, isRunning, levelOf } from '#engines/forms/background/studies.ts';
import { monthOutcome } from '#engines/forms/person/entry-dates.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { educationLevelOf } from './education-levels.ts';

/** Of studies that last, and of those that are over. */
const STILL = wordFor('study end: still');
const OVER = wordFor('study end: over');

/** What every schooling above a school may be called. */
const ANY_DEGREE = /\b(degrees?|diplom\w*)\b/g;
const COLLEGE = 3;

/** Which of somebody's schooling is asked about: by what it is called, else by whether it lasts; -1 where that is not sure. */
function indexAsked(text: string, { master, today }: FormContext): number {
  const { education } = master.resume;
  const running = education.filter((entry) => isRunning(entry, today));
  const over = education
    .filter((entry) => !isRunning(entry, today) && entry.endDate !== '')
    .toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1));
  const [still, done] = [STILL.test(text), OVER.test(text)];
  const meant = still === done ? education : still ? running : over;
  const named = meant[entryNamed(text, meant)];
  if (named !== undefined) return education.indexOf(named);
  if (educationLevelOf(text.replaceAll(ANY_DEGREE, ' ')) !== null) return -1;
  const found = still && !done ? running : done || running.length === 0 ? over.slice(0, 1) : education;
  const [only, another] = found;
  if (only === undefined || another !== undefined || !isInItsField(text, only)) return -1;
  // "When did you graduate?" asks whoever also left a school for no day of that, and no school gives a degree.
  const level = levelOf(only);
  const isOfSchool = level === null ? !isRunning(only, today) : level < COLLEGE;
  return isOfSchool && (education.length > 1 || /\bdegree\b/.test(text)) ? -1 : education.indexOf(only);
}

/** When somebody's studies end or ended, in the parts of a date that are asked for; missing where two schoolings may be meant. */
export function studyEndOutcome(question: FormQuestion, context: FormContext): Outcome {
  const { education } = context.master.resume;
  const index = indexAsked(plainLabel(`${question.label} ${question.help}`), context);
  const date = education[index]?.endDate ?? '';
  const fact_ids = factIds(context.master, [`/education/${index}/endDate`]);
  if (date === '' || fact_ids.length === 0) return missing(messages.message('cvSilent'));
  return monthOutcome(question, date, { kind: 'fact', fact_ids, label: messages.message('fromYourCv') });
}
