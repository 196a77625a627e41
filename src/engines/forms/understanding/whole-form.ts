import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { dayNamed } from '#engines/forms/person/week-slots.ts';
import { entryOf } from '#engines/forms/person/entries.ts';
import { plainLabel } from './wording.ts';

/** Whether a question is nothing but "On" or "Le" behind a signature: the day of signing. */
function isDayOf(before: string | undefined, question: FormQuestion | undefined): boolean {
  return (
    before === 'esign.name' &&
    /^(on|date|dated|day|le|fait le)( (dd|jj|mm|yyyy|aaaa))*$/.test(plainLabel(question?.label ?? ''))
  );
}

/** Whether a question only points back at the job before it: "Who is that with?". */
const isEmployerOf = (before: string | undefined, question: FormQuestion | undefined): boolean =>
  before === 'title.current' &&
  /^(who|what company|which (company|employer)) is (that|this) (with|for|at)$|^(for whom|with whom|chez qui|pour qui)$/.test(
    plainLabel(question?.label ?? ''),
  );

/** The same the other way round: "What is your job there?" behind the employer. */
const isTitleOf = (before: string | undefined, question: FormQuestion | undefined): boolean =>
  before === 'employer.current' &&
  /^(what is |and )?(your|the) (job|role|position|post|title|job title)( (there|with them))?$|^quel(le)? (y )?est votre (poste|fonction|emploi)( la bas)?$/.test(
    plainLabel(question?.label ?? '').replace(/ do you do there$/, ''),
  );

/** A paper that is no resume, even where it is the one file that a form wants. */
const OTHER_PAPER = wordFor('whole-form: other paper');

/** Where somebody lives, by a name that a whole address may have as well. */
const HOME = wordAloneFor('whole-form: home');

/** Whether a home is asked for in several lines and by nothing else: then all of it is meant. */
function isWhole(topics: readonly string[], question: FormQuestion | undefined): boolean {
  const others = topics.some((topic) => /^address\.(city|postal|region|line2)/.test(topic));
  return question !== undefined && !others && HOME.test(plainLabel(question.label));
}

/** A telephone number's own part, beside its area code. */
const isLocal = (topics: readonly string[], at: number, question: FormQuestion | undefined): boolean =>
  topics[at - 1] === 'phone.area' &&
  (topics[at] === 'phone' || /^(local )?number$|^numero( local)?$/.test(plainLabel(question?.label ?? '')));

/** What a part about one job or school may ask of that employer or school in the words for one's own details. */
const OF_ENTRY = /^(phone|email|address\.(full|line1|line2|postal)|location\.current|salary\.expected)/;
const PAID = wordAloneFor('whole-form: paid');

/** Whether a question of a part that names an employer or a school is about them: "Phone", "Address", "Salary". */
function isOfEntry(topics: readonly string[], at: number, questions: readonly FormQuestion[]): boolean {
  const question = questions[at];
  const label = plainLabel(question?.label ?? '');
  if (question === undefined || !OF_ENTRY.test(topics[at] ?? '') || label.split(' ').length > 4) return false;
  if (topics[at]?.startsWith('salary') === true && !PAID.test(label)) return false;
  const named = (other: FormQuestion, index: number): boolean =>
    other.section === question.section && /^(employer\.current|education\.school)$/.test(topics[index] ?? '');
  return entryOf(question) !== null && questions.some(named);
}

const saysNom = (question: FormQuestion | undefined): boolean =>
  /^(votre )?nom$/.test(plainLabel(question?.label ?? ''));

/** Topics by what else the form asks: an address beside a city is a street, the one file that is wanted is the resume. */
export function together(topics: readonly string[], questions: readonly FormQuestion[]): string[] {
  const files = questions.filter(({ kind, required }) => kind === 'file' && required);
  return topics.map((topic, index) => {
    // "Votre nom" beside a first name is the other one.
    if (topic === 'name.full' && topics.includes('name.first') && saysNom(questions[index]))
      return 'name.last';
    if (topic === 'address.full' && topics.includes('address.city')) return 'address.line1';
    if (topic === 'address.line1' && isWhole(topics, questions[index])) return 'address.full';
    if (isOfEntry(topics, index, questions)) return `own:${plainLabel(questions[index]?.label ?? '')} there`;
    if (isLocal(topics, index, questions[index])) return 'phone.local';
    if (isDayOf(topics[index - 1], questions[index])) return 'esign.date';
    if (isEmployerOf(topics[index - 1], questions[index])) return 'employer.current';
    if (isTitleOf(topics[index - 1], questions[index])) return 'title.current';
    const isOther = OTHER_PAPER.test(plainLabel(questions[index]?.label ?? ''));
    const isOnly = files.length === 1 && files[0] === questions[index] && !isOther;
    return topic === 'doc.other' && isOnly && !topics.includes('doc.resume') ? 'doc.resume' : topic;
  });
}

const STATED = wordFor('whole form: stated');

/** A name or a day under a statement about oneself signs it; null elsewhere. */
export function signedBy({ label, section = '' }: FormQuestion): 'esign.name' | 'esign.date' | null {
  if (!STATED.test(plainLabel(section))) return null;
  const words = plainLabel(label).replace(/( (dd|jj|mm|yyyy|aaaa))+$/, '');
  if (/^(your |full )*name$|^nom( complet)?$|^signed( by)?$|^signe( par)?$/.test(words)) return 'esign.name';
  return /^(today s )?date( signed)?$|^date (du jour|de signature)$|^(dated|on|le)$/.test(words)
    ? 'esign.date'
    : null;
}

const DAY = wordAloneFor('whole-form: day');
const TIME = wordFor('whole-form: time');
const WEEKEND = wordFor('weekend shares: weekends');
const YEARS = /\b(years?|annees|ans)\b/;

/**
 * What a row of a table asks, which its head alone does not say: times of a weekday, or years with each of some skills. A week
 * whose slots are all choices of one question is the same. Null for other questions.
 */
export function gridTopic({ label, section = '', options, kind }: FormQuestion): string | null {
  const row = plainLabel(label);
  const choices = options.map((option) => plainLabel(option.label));
  const areTimes = choices.length > 1 && choices.every((choice) => TIME.test(choice));
  const asksWork = /\b(work|available|availability|travailler|disponib\w*)\b/.test(row);
  const areShifts =
    asksWork &&
    choices.length > 1 &&
    choices.every((choice) => TIME.test(choice) || WEEKEND.test(choice) || dayNamed(choice) !== null);
  const areDays = choices.length > 4 && choices.every((choice) => dayNamed(choice) !== null);
  if (kind === 'multi' && ((DAY.test(row) && areTimes) || areDays || areShifts)) return 'shift.availability';
  const heading = plainLabel(section.split(' / ').at(-1) ?? '');
  const areYears =
    choices.length > 2 &&
    (YEARS.test(heading) || choices.some((choice) => YEARS.test(choice))) &&
    choices.filter((choice) => /\d/.test(choice)).length >= choices.length - 1;
  const asksEach =
    /\b(each|these|following|chacun\w*|suivant\w*|ces|years? of experience|annees? d experience)\b/.test(
      heading,
    );
  return areYears && asksEach && row !== '' && row.split(' ').length <= 4
    ? `experience.years_skill:${row}`
    : null;
}
