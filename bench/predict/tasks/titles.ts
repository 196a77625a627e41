import { z } from 'zod';
import { prepareTitleLinker } from '#bench/linking/title-linker.ts';
import type { TitleLinker } from '#bench/linking/title-linker.ts';
import { knowTrades } from '#bench/linking/trades.ts';
import { wordLists } from '#server/ports/words/word-lists.ts';
import { readCandidates } from './candidates.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const advertised = z.array(z.object({ id: z.string(), title: z.string() }));
const occupations = z.array(
  z.object({ id: z.string(), label: z.string(), alt: z.array(z.string()).default([]) }),
);
const MOST_OCCUPATIONS = 20;

async function linkerOver(labels: readonly (readonly string[])[]): Promise<TitleLinker> {
  const words = wordLists();
  const known = knowTrades(labels, await words.names());
  return prepareTitleLinker({ labels, ...known }, (await words.titleMeanings()).words);
}

/** The occupations of a list that each advertised title may mean, best first. */
export async function predictTitles(input: string, report: Report, given?: string): Promise<unknown> {
  const rows = await readJson(input, advertised);
  const list = await readCandidates({ input, given, name: 'esco-occupations' }, occupations);
  const link = await linkerOver(list.map(({ label, alt }) => [label, ...alt]));
  const answers = await eachItem(
    rows,
    ({ id }) => id,
    ({ title }) => link(title, MOST_OCCUPATIONS).flatMap(({ occupation }) => list[occupation]?.id ?? []),
    report,
  );
  return Object.fromEntries(answers);
}

const names = z.array(z.object({ id: z.string(), text: z.string() }));
const corpus = z.object({
  uris: z.array(z.string()),
  elements: z.array(z.tuple([z.string(), z.string(), z.number()])),
});
const MOST_ELEMENTS = 100;

/** The names of a list of occupations that mean what each other list's occupation is called, best first. */
export async function predictMelo(input: string, report: Report, given?: string): Promise<unknown> {
  const rows = await readJson(input, names);
  const { uris, elements } = await readCandidates({ input, given, name: 'melo.corpus' }, corpus);
  const members = uris.map((): { id: string; label: string }[] => []);
  for (const [id, label, uri] of elements) members[uri]?.push({ id, label });
  const link = await linkerOver(members.map((own) => own.map(({ label }) => label)));
  const answers = await eachItem(
    rows,
    ({ id }) => id,
    ({ text }) =>
      link(text, MOST_ELEMENTS)
        .flatMap(({ occupation, fit, labels }) =>
          (members[occupation] ?? []).map(({ id }, at) => ({ id, fit: fit + (labels[at] ?? 0) })),
        )
        .toSorted((one, other) => other.fit - one.fit)
        .slice(0, MOST_ELEMENTS)
        .map(({ id }) => id),
    report,
  );
  return Object.fromEntries(answers);
}
