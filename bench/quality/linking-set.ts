import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { plainLinks, plainPhrases } from '#bench/linking-set/plain.ts';
import { firstRight, phrasesRight, rightOfFive } from '#bench/linking-set/scores.ts';
import type { Row } from '#bench/table.ts';
import { predictSkills } from '#bench/predict/tasks/skills.ts';
import { predictPhrases } from '#bench/predict/tasks/skillspan.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { predictMelo, predictTitles } from '#bench/predict/tasks/titles.ts';

const titles = z.array(z.object({ id: z.string(), title: z.string(), occupation: z.string() }));
const occupations = z.array(z.object({ id: z.string(), label: z.string(), alt: z.array(z.string()) }));
const names = z.array(z.object({ id: z.string(), text: z.string(), relevant: z.array(z.string()) }));
const corpus = z.object({ elements: z.array(z.tuple([z.string(), z.string(), z.number()])) });
const sentences = z.array(
  z.object({ id: z.string(), set: z.string(), sentence: z.string(), skills: z.array(z.string()) }),
);
const spans = z.array(z.tuple([z.number(), z.number()]));
const phrases = z.array(
  z.object({ id: z.string(), tokens: z.array(z.string()), skill: spans, knowledge: spans }),
);
const lists = z.record(z.string(), z.array(z.string()));
const places = z.record(z.string(), z.object({ skill: spans, knowledge: spans }));

/** One title of these is enough to tell, and all would take minutes. */
const ONE_TITLE_OF = 10;
const BASELINE = 'TF-IDF over words and letters';
const report = {
  failed: (id: string, error: unknown) => {
    throw new Error(`${id} could not be predicted.`, { cause: error });
  },
};

/** A set's file by its name, zipped or not. */
const fileOf = (folder: string, name: string) =>
  [`${name}.json.gz`, `${name}.json`].map((file) => join(folder, file)).find(existsSync) ??
  join(folder, `${name}.json`);

async function titleRow(folder: string, scratch: string): Promise<Row> {
  const rows = (await readJson(fileOf(folder, 'titles.dev'), titles)).filter(
    (_, at) => at % ONE_TITLE_OF === 0,
  );
  const path = fileOf(folder, 'esco-occupations');
  const labels = (await readJson(path, occupations)).flatMap(({ id, label, alt }) =>
    [label, ...alt].map((text) => ({ id, text })),
  );
  const input = join(scratch, 'titles.json');
  await writeFile(input, JSON.stringify(rows));
  const wanted = rows.map(({ id, occupation }) => ({ id, right: [occupation] }));
  return {
    name: 'Advertised titles linked',
    unit: 'MRR, %',
    ours: firstRight(wanted, lists.parse(await predictTitles(input, report, path))),
    baseline: firstRight(
      wanted,
      plainLinks(
        rows.map(({ id, title }) => ({ id, text: title })),
        labels,
        20,
      ),
    ),
    against: BASELINE,
  };
}

async function nameRow(folder: string): Promise<Row> {
  const input = fileOf(folder, 'melo.dev');
  const rows = await readJson(input, names);
  const path = fileOf(folder, 'melo.corpus');
  const { elements } = await readJson(path, corpus);
  const wanted = rows.map(({ id, relevant }) => ({ id, right: relevant }));
  const labels = elements.map(([id, text]) => ({ id, text }));
  return {
    name: 'Names of occupations linked',
    unit: 'MRR, %',
    ours: firstRight(wanted, lists.parse(await predictMelo(input, report, path))),
    baseline: firstRight(wanted, plainLinks(rows, labels, 100)),
    against: BASELINE,
  };
}

async function skillRows(folder: string): Promise<Row[]> {
  const input = fileOf(folder, 'skills.dev');
  const rows = (await readJson(input, sentences)).filter(({ skills }) => skills.length > 0);
  const path = fileOf(folder, 'esco-skills');
  const labels = (await readJson(path, z.array(z.string()))).map((label) => ({ id: label, text: label }));
  const ours = lists.parse(await predictSkills(input, report, path));
  const plain = plainLinks(
    rows.map(({ id, sentence }) => ({ id, text: sentence })),
    labels,
    10,
  );
  return [...new Set(rows.map(({ set }) => set))].map((set) => {
    const wanted = rows.filter((row) => row.set === set).map(({ id, skills }) => ({ id, right: skills }));
    return {
      name: `Skills of sentences, ${set}`,
      unit: 'right of 5, %',
      ours: rightOfFive(wanted, ours),
      baseline: rightOfFive(wanted, plain),
      against: BASELINE,
    };
  });
}

async function phraseRow(folder: string): Promise<Row> {
  const input = fileOf(folder, 'skillspan.dev');
  const rows = await readJson(input, phrases);
  const learned = await readJson(fileOf(folder, 'skillspan.train'), phrases);
  return {
    name: 'Phrases asked for',
    unit: 'strict F1, %',
    ours: phrasesRight(rows, places.parse(await predictPhrases(input, report))),
    baseline: phrasesRight(rows, plainPhrases(rows, learned)),
    against: 'phrases of the other part found again',
  };
}

/** How well words are linked to lists of occupations and skills, beside the plainest way on the same files; nothing without them. */
export async function measureLinkingSet(data?: string): Promise<Row[]> {
  if (data === undefined) return [];
  const folder = [join(data, 'matching'), data].find((path) => existsSync(fileOf(path, 'titles.dev')));
  if (folder === undefined) return [];
  const scratch = await mkdtemp(join(tmpdir(), 'legwork-linking-'));
  try {
    return [
      await titleRow(folder, scratch),
      await nameRow(folder),
      ...(await skillRows(folder)),
      await phraseRow(folder),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
