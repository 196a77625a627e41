import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { loadTaxonomy } from '#bench/predict/tasks/matching-input.ts';
import type { Row } from '#bench/table.ts';
import { measureAsked } from './matching-asked.ts';
import { measureFit } from './matching-fit.ts';
import { measureOnet } from './matching-onet.ts';
import { measureProbes } from './matching-probes.ts';
import { measureSpeed } from './matching-speed.ts';

const own = join(import.meta.dirname, '..', 'data', 'matching');
const taxonomyFile = join(import.meta.dirname, '..', '..', 'assets', 'taxonomy', 'occupations.json');
const titlesOf = z.array(z.object({ c: z.string(), t: z.string(), a: z.array(z.string()).default([]) }));

/** The match score on known answers, beside BM25 on the same: the part that ships, or with `--data DIR` the sets in it. */
export async function measureMatching(data?: string): Promise<Row[]> {
  const taxonomy = await loadTaxonomy();
  const rows = titlesOf.parse(JSON.parse(await readFile(taxonomyFile, 'utf8')));
  const titles = rows.flatMap(({ c, t, a }) => [t, ...a].map((title): [string, string] => [title, c]));
  const given = (name: string): string | null =>
    data !== undefined && existsSync(join(data, name)) ? join(data, name) : null;
  const fit = ['matching/fit.dev.json.gz', 'matching/fit.json.gz', 'matching/fit.json', 'fit.json']
    .map(given)
    .find((path) => path !== null);
  return [
    ...(await measureOnet(given('matching-onet') ?? own, taxonomy, titles)),
    ...(await measureSpeed(given('matching-onet') ?? own, taxonomy)),
    ...(await measureAsked(own, taxonomy)),
    ...(await measureProbes(given('match-probes') ?? join(own, 'probes'), taxonomy)),
    ...(fit === undefined || fit === null ? [] : await measureFit(fit)),
  ];
}
