import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readForms } from '#bench/forms/set.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { QUESTIONS } from '#engines/forms/understanding/questions.data.ts';
import { meaningText, saidOf } from '#engines/forms/understanding/learned/features.ts';
import { aPosting } from '#testing/boards/factories.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * One way to ask something: its plain words, the canonical question, and the form it was found in, "" for lists of wordings. `turned`
 * are wordings to which a yes means the opposite, or something with an exception; `phrasings` and `own` are the lists of
 * `corpora/form-questions`.
 */
export interface Wording {
  words: string;
  /** What the sentence encoder is asked of it. */
  meaning: string;
  topic: string;
  form: string;
  list: 'phrasings' | 'own' | 'form' | 'written' | 'turned' | 'manner';
  /** The hand that wrote it, of `corpora/form-questions/manners`; absent for all others. */
  manner?: string;
}

/** What no canonical question is. */
export const NONE = 'own';

/** In a part about one job these ask for that one, elsewhere for the present one; their words are the same. */
const SAME: Readonly<Record<string, string>> = {
  'employment.title': 'title.current',
  'employment.company': 'employer.current',
};
/** Canonical by name only: each wording asks something else, and no answer serves another; or what it asks is that nothing be said. */
const EACH_ITS_OWN = /^(text\.other|quiz|honeypot)$/;
const canonical = new Set(QUESTIONS.map(([topic]) => topic).filter((topic) => !EACH_ITS_OWN.test(topic)));
const nameOf = (topic: string): string => {
  const name = SAME[topic] ?? topic;
  return canonical.has(name) ? name : NONE;
};
/** Nobody's questions, and what is never given by rules of its own. */
const LEFT_OUT = /^(sensitive|honeypot|not_part)/;

const YES_OR_NO =
  /^(work_auth\.authorized|sponsorship\.required|relocate|onsite|travel|overtime|shift|drivers_licence|vehicle|worked_here|applied_before|internal_candidate|relatives|noncompete|conflict|criminal|dismissed|age\.|consent\.|background|drug|reference_check|accommodation|physical|demo\.|clearance|citizenship|experience\.(has|management)|government|union|export|right_to_work|declaration|follow|employment\.is|education\.completed)/;
/** "Without sponsorship" stands in some lists under its plain question, as rules know which way it is asked. */
const TURNED_BY_RULES = /\b(without|sans)\b.*(sponsor|visa|parrain|support)/;

/** Whether a wording may be asked for a yes or a no. */
export const isYesOrNo = ({ topic, words }: Wording): boolean =>
  YES_OR_NO.test(topic) && !TURNED_BY_RULES.test(words);

const ways = z.record(
  z.string(),
  z.object({ ways: z.array(z.string()).default([]), french: z.string().optional() }),
);

const clinic = aPosting('board', { company: 'Northgate Clinic', places: ['Hamilton, Ontario'] });
const listed = (label: string, topic: string, list: Wording['list']): Wording => ({
  words: saidOf(label, clinic),
  meaning: meaningText(label, clinic),
  topic: nameOf(topic.split(':')[0] ?? topic),
  form: '',
  list,
});

const phrasing = z.object({ label: z.string(), topic: z.string() });
const lists = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** A label with the clinic where `{company}` stands, and its town. */
const withNames = (label: string): string =>
  label.replaceAll('{company}', 'Northgate Clinic').replaceAll('{city}', 'Hamilton');

/** The wordings of `bench/data/wordings`, which were written for this. */
async function readWritten(): Promise<Wording[]> {
  const folder = join(root, 'bench', 'data', 'wordings');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const read = await Promise.all(files.map((name) => readJson(join(folder, name), lists)));
  return read
    .flatMap((topics) => Object.entries(topics))
    .flatMap(([topic, languages]) =>
      Object.entries(languages).flatMap(([language, labels]) =>
        labels.map((label) => listed(withNames(label), topic, language === 'turned' ? 'turned' : 'written')),
      ),
    );
}

const said = z.object({ label: z.string(), topic: z.string() });

/** The manners of `corpora/form-questions/manners`, each by one hand. */
async function readManners(): Promise<Wording[]> {
  const folder = join(root, 'corpora', 'form-questions', 'manners');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
  const read = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return read.flatMap((lines, at) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => said.parse(JSON.parse(line)))
      .map(({ label, topic }) => ({
        ...listed(withNames(label), topic, topic === 'turned' ? 'turned' : 'manner'),
        manner: (files[at] ?? '').replace('.jsonl', ''),
      })),
  );
}

/** The lists of `corpora/form-questions`. */
async function readListed(): Promise<Wording[]> {
  const folder = join(root, 'corpora', 'form-questions');
  const phrasings = await readJson(join(folder, 'phrasings.json'), z.array(phrasing));
  const own = await readJson(join(folder, 'own.json'), z.array(z.string()));
  return [
    ...phrasings.map(({ label, topic }) => listed(label, topic, 'phrasings')),
    ...own.map((label) => listed(label, NONE, 'own')),
  ];
}

/** What the forms of `bench/forms` ask, in their own words and in the drifted ones. */
async function readMet(): Promise<Wording[]> {
  const drifted = await readJson(join(root, 'bench', 'forms', 'drift', 'wordings.json'), ways);
  const forms = await readForms();
  return forms.flatMap(({ id, definition: { job }, truth }) => {
    const posting = aPosting('board', { company: job.company, title: job.title, places: [job.location] });
    return truth.fields
      .filter(({ question }) => !LEFT_OUT.test(question))
      .flatMap(({ label, question }) =>
        [label, ...(drifted[label]?.ways ?? []), drifted[label]?.french]
          .filter((text) => text !== undefined)
          .map((text) => ({
            words: saidOf(text, posting),
            meaning: meaningText(text, posting),
            topic: nameOf(question),
            form: id,
            list: 'form' as const,
          })),
      );
  });
}

/** Every wording that is known with what it asks: the lists and manners of the corpus, those written for this, and the forms of `bench/forms`. */
export const readWordings = async (): Promise<Wording[]> => [
  ...(await readListed()),
  ...(await readManners()),
  ...(await readWritten()),
  ...(await readMet()),
];
