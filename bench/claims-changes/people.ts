import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';

/** A sentence that is true of a person, and where it stands. */
export interface Fact {
  person: Person;
  entry: Job;
  /** Where it would stand in the resume: `work[0].highlights`. */
  target: string;
  text: string;
  language: 'en' | 'fr';
}

/** A text made from facts by rule. `kind` names the rule. */
export interface Change {
  kind: string;
  person: Person;
  target: string;
  text: string;
  /** What it was made from. */
  from: string;
}

const day = z.string().default('');
const job = z.object({
  name: z.string().default(''),
  position: z.string().default(''),
  startDate: day,
  endDate: day,
  highlights: z.array(z.string()).default([]),
});
const resumes = z.object({
  work: z.array(job).default([]),
  education: z
    .array(
      z.object({
        institution: z.string().default(''),
        studyType: z.string().default(''),
        area: z.string().default(''),
        startDate: day,
        endDate: day,
      }),
    )
    .default([]),
  certificates: z
    .array(z.object({ name: z.string(), issuer: z.string().default(''), date: day }))
    .default([]),
  awards: z.array(z.object({ title: z.string(), awarder: z.string().default(''), date: day })).default([]),
  skills: z.array(z.object({ name: z.string(), keywords: z.array(z.string()).default([]) })).default([]),
  languages: z.array(z.object({ language: z.string(), fluency: z.string().default('') })).default([]),
});

type Job = z.infer<typeof job>;

export interface Person {
  id: string;
  resume: z.infer<typeof resumes>;
  /** Everything the profile says, folded to lower case without diacritics. */
  said: string;
  postingId: string | null;
  /** What the posting asks for; "" without one. */
  asked: string;
  /** Half of the people are for mending, the other half is only counted. */
  half: 'mend' | 'held';
  facts: readonly Fact[];
}

/** Lower case without diacritics. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** A number that hangs on a text alone, so that every run makes the same changes. */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** Some members of a list, the same ones for the same text. */
export function pick<T>(list: readonly T[], text: string, count = 1): T[] {
  if (list.length === 0) return [];
  const from = numberOf(text);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(from + at * 7) % list.length])
    .filter((one) => one !== undefined)
    .filter((one, at, all) => all.indexOf(one) === at);
}

const FRENCH = /[éèêàçîïôûù]|(?:^|\s)(?:le|la|les|des|du|aux|une|de|et|pour|dans)\s|\b[dl]['’]/i;
export const languageOf = (text: string): 'en' | 'fr' => (FRENCH.test(text) ? 'fr' : 'en');

/** The people of a set with the sentences that are told of their jobs. */
export function peopleOf(input: TruthInput): Person[] {
  return Object.entries(input.profiles).map(([id, given]) => {
    const resume = resumes.parse(given);
    const posting = Object.entries(input.postings).find(([key]) => key.startsWith(`${id}-`));
    const person: Person & { facts: Fact[] } = {
      id,
      resume,
      said: fold(strings(given).join(' ; ')),
      postingId: posting?.[0] ?? null,
      asked: posting?.[1].description ?? '',
      half: numberOf(`half ${id}`) % 2 === 0 ? 'mend' : 'held',
      facts: [],
    };
    person.facts = resume.work.flatMap((entry, at) =>
      entry.highlights.map((text) => ({
        person,
        entry,
        target: `work[${at}].highlights`,
        text: text.trim(),
        language: languageOf(text),
      })),
    );
    return person;
  });
}

/** A sentence without the full stop at its end. */
export const bare = (text: string): string => text.replace(/\.$/, '');
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}{2}|I\b)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Whether most of a person's facts are told in French. */
export const isFrench = (person: Person): boolean =>
  person.facts.filter(({ language }) => language === 'fr').length * 2 > person.facts.length;
