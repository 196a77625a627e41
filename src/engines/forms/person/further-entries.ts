import type { FormQuestion } from '#contract/career/form.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** How many jobs, schools and languages a person has. */
export interface EntryCounts {
  employment: number;
  education: number;
  language: number;
}

/** The entry that a question belongs to whose part was added to the form: "employment 2" of "employment 2: company". */
const entryIn = (key: string): string | undefined =>
  /^(?:employment|education|language) \d{1,2}(?=: )/.exec(key)?.[0];

const isSame = (one: FormQuestion, other: FormQuestion): boolean =>
  one.key === other.key ||
  (entryIn(one.key) !== undefined &&
    entryIn(one.key) === entryIn(other.key) &&
    plainLabel(one.label) === plainLabel(other.label));

function asEntry(question: FormQuestion, from: string, to: string): FormQuestion {
  const { key, section } = question;
  return {
    ...question,
    key: key.replace(from, to),
    ...(section === undefined ? {} : { section: section.replace(from, to) }),
  };
}

/** The same question of each later job or school of the person. */
function laterOnes(question: FormQuestion, counts: EntryCounts): FormQuestion[] {
  const entry = entryIn(question.key);
  if (entry === undefined) return [];
  const [kind, number] = entry.split(' ') as [keyof EntryCounts, string]; // As `entryIn` reads it.
  const later = Array.from({ length: Math.max(0, counts[kind] - Number(number)) }, (_, at) => at + 1);
  return later.map((ahead) => asEntry(question, entry, `${kind} ${Number(number) + ahead}`));
}

/**
 * What is known of a form's questions once the open form asked more. A form shows the questions of one added job or school at
 * a time; it will ask the same of the person's others, so that all are put to the person at once. What was supposed of an entry
 * gives way to what the form is seen to ask of it.
 */
export function withAsked(
  known: readonly FormQuestion[],
  asked: readonly FormQuestion[],
  counts: EntryCounts,
): FormQuestion[] {
  const further = asked
    .flatMap((question) => laterOnes(question, counts))
    .filter((question) => !asked.some((one) => isSame(one, question)));
  const fresh = [
    ...asked,
    ...further.filter((one, at) => further.findIndex((other) => isSame(other, one)) === at),
  ];
  return [...known.filter((question) => !fresh.some((one) => isSame(one, question))), ...fresh];
}
