import { join } from 'node:path';
import { z } from 'zod';
import { companyCandidates } from '#bench/posting-names/companies.ts';
import { lineOf } from '#bench/posting-names/naming.ts';
import { namingLines } from '#bench/posting-names/page.ts';
import { titleCandidates } from '#bench/posting-names/titles.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { linesOf } from '#engines/postings/facts/text/lines.ts';
import { passagesIn } from '#engines/postings/facts/text/passages.ts';
import type { Options } from '#training/fit/examples.ts';

const POSTINGS = join(import.meta.dirname, '..', '..', 'bench', 'data', 'postings', 'postings.json');
const named = z.object({ title: z.string(), company: z.string() });
/** Texts of postings with what they are called and who offers them. */
const namedPostings = z.array(z.object({ text: z.string(), truth: named }));

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The names of each posting with what speaks for them; of the other of the two the truth is taken as known. */
export async function readChoices(kind: keyof z.infer<typeof named>): Promise<Options[]> {
  const postings = await readJson(POSTINGS, namedPostings);
  return postings.flatMap(({ text, truth }) => {
    if (truth[kind] === '') return [];
    const lines = linesOf(text);
    const written = namingLines(lines, passagesIn(lines));
    const flat = written.map((line) => line.flat).join('\n');
    const found =
      kind === 'title'
        ? titleCandidates(written, flat, truth.company)
        : companyCandidates(written, flat, { title: truth.title, titleAt: lineOf(truth.title, written) });
    const options = found.map((candidate) => ({
      features: new Map<string, number>(candidate.features),
      isRight: plain(candidate.text) === plain(truth[kind]),
    }));
    return [{ options }];
  });
}
