import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readForms } from '#bench/forms/set.ts';
import { PHRASINGS } from '#engines/forms/understanding/phrasings.data.ts';
import { QUESTIONS } from '#engines/forms/understanding/questions.data.ts';
import { saidOf } from '#engines/forms/understanding/learned/features.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { OWN } from './own.data.ts';

/** One way to ask something: its plain words, the canonical question, and the form it was found in, "" for lists of wordings. */
export interface Wording {
  words: string;
  topic: string;
  form: string;
}

/** What no canonical question is. */
export const NONE = 'own';

/** In a part about one job these ask for that one, elsewhere for the present one; their words are the same. */
const SAME: Readonly<Record<string, string>> = {
  'employment.title': 'title.current',
  'employment.company': 'employer.current',
};
const canonical = new Set(QUESTIONS.map(([topic]) => topic));
const nameOf = (topic: string): string => {
  const name = SAME[topic] ?? topic;
  return canonical.has(name) ? name : NONE;
};
/** Nobody's questions, and what is never given by rules of its own. */
const LEFT_OUT = /^(sensitive|honeypot|not_part)/;

const ways = z.record(
  z.string(),
  z.object({ ways: z.array(z.string()).default([]), french: z.string().optional() }),
);

/** Every wording that is known with what it asks: the engine's own lists, and the forms of `bench/forms` with their drifted words. */
export async function readWordings(): Promise<Wording[]> {
  const clinic = aPosting('board', { company: 'Northgate Clinic', places: ['Hamilton, Ontario'] });
  const listed = PHRASINGS.map(([label, , topic]) => ({
    words: saidOf(label, clinic),
    topic: nameOf(topic.split(':')[0] ?? topic),
    form: '',
  }));
  const own = OWN.map((label) => ({ words: saidOf(label, clinic), topic: NONE, form: '' }));
  const drifted = ways.parse(
    JSON.parse(await readFile(join(import.meta.dirname, '../forms/drift/wordings.json'), 'utf8')),
  );
  const forms = await readForms();
  const met = forms.flatMap(({ id, definition: { job }, truth }) => {
    const posting = aPosting('board', { company: job.company, title: job.title, places: [job.location] });
    return truth.fields
      .filter(({ question }) => !LEFT_OUT.test(question))
      .flatMap(({ label, question }) =>
        [label, ...(drifted[label]?.ways ?? []), drifted[label]?.french]
          .filter((text) => text !== undefined)
          .map((text) => ({ words: saidOf(text, posting), topic: nameOf(question), form: id })),
      );
  });
  return [...listed, ...own, ...met];
}
