import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  companyCandidates,
  lineOf,
  namingLines,
  titleCandidates,
} from '#engines/postings/facts/naming/index.ts';
import { linesOf } from '#engines/postings/facts/text/lines.ts';
import { passagesIn } from '#engines/postings/facts/text/passages.ts';
import { readJson } from './tasks/task.ts';
import { accuracy, fit, held } from './naming/conditional-logit.ts';
import type { Choice } from './naming/conditional-logit.ts';

/**
 * `node bench/posting-names.ts [FILE …] [--write]`: fits the weights by which the reader of postings chooses title and employer
 * among all names of a text, and says how often the choice is right for postings left out of the fitting (eight parts by turns).
 * Without files it takes bench/data/postings; `--write` puts the weights where the reader takes them from.
 */
const own = join(import.meta.dirname, 'data', 'postings', 'postings.json');
const target = join(import.meta.dirname, '../src/engines/postings/facts/naming/weights.data.ts');
const named = z.object({ title: z.string(), company: z.string() });
const rows = z.array(z.object({ id: z.string(), text: z.string(), truth: named }));
type Kind = keyof z.infer<typeof named>;
type Rows = z.infer<typeof rows>;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The names of each posting with what speaks for them; of the other of the two the truth is taken as known. */
function choicesOf(postings: Rows, kind: Kind): Choice[] {
  return postings.flatMap(({ id, text, truth }) => {
    if (truth[kind] === '') return [];
    const lines = linesOf(text);
    const written = namingLines(lines, passagesIn(lines));
    const flat = written.map((line) => line.flat).join('\n');
    const found =
      kind === 'title'
        ? titleCandidates(written, flat, truth.company)
        : companyCandidates(written, flat, { title: truth.title, titleAt: lineOf(truth.title, written) });
    const options = found.map((candidate) => ({
      text: candidate.text,
      features: new Map<string, number>(candidate.features),
      right: plain(candidate.text) === plain(truth[kind]),
    }));
    return [{ id, truth: truth[kind], options }];
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The source text with the weights of one table replaced, the heaviest first; those never met weigh nothing. */
function rewritten(
  source: string,
  type: string,
  table: string,
  weights: ReadonlyMap<string, number>,
): string {
  const names = new RegExp(`type ${type} =([^;]*);`).exec(source)?.[1]?.match(/\w+(?=')/g) ?? [];
  const weightOf = (name: string) => weights.get(name) ?? 0;
  const lines = [...new Set(names)]
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map((name) => `  ${name}: ${Number(weightOf(name).toFixed(2))},`);
  return source.replace(
    new RegExp(`(export const ${table}[^=]*= \\{)[^}]*\\}`),
    `$1\n${lines.join('\n')}\n}`,
  );
}

const files = process.argv.slice(2).filter((argument) => argument !== '--write');
const postings = (
  await Promise.all((files.length > 0 ? files : [own]).map((file) => readJson(file, rows)))
).flat();
let source = await readFile(target, 'utf8');
for (const [kind, type, table] of [
  ['title', 'TitleFeature', 'TITLE_WEIGHTS'],
  ['company', 'CompanyFeature', 'COMPANY_WEIGHTS'],
] as const) {
  const choices = choicesOf(postings, kind);
  const reachable =
    choices.filter(({ options }) => options.some(({ right }) => right)).length / choices.length;
  const wrong = held(choices);
  for (const { id, truth, chosen } of wrong) console.log(`  ${id}: ${truth} | ${chosen}`);
  const weights = fit(choices);
  console.log(
    `${kind}: ${choices.length} postings, the right name among the candidates ${percent(reachable)}, chosen when left out of ` +
      `the fitting ${percent(1 - wrong.length / choices.length)}, with all fitted ${percent(accuracy(choices, weights))}`,
  );
  source = rewritten(source, type, table, weights);
}
if (process.argv.includes('--write')) await writeFile(target, source);
