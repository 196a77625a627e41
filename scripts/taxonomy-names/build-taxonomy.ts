import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { prepareTaxonomy } from '#engines/matching/index.ts';
import { likelyRelations } from '#scripts/likely-relations/train.ts';
import { buildSnapshot } from './snapshot.ts';
import { trainTitleWords } from '#scripts/title-words/train.ts';

const folder = join(import.meta.dirname, '..', '..', 'assets', 'taxonomy');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const titled = z.array(z.object({ c: z.string(), t: z.string(), a: z.array(z.string()).default([]) }));

function write(name: string, content: unknown): void {
  const text = JSON.stringify(content);
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(join(folder, name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes of ${text.length}\n`);
}

// Which occupations are likely close to those whose own relations are not known, in the file itself.
const rows = z.array(z.record(z.string(), z.unknown())).parse(read('occupations.json'));
const likely = likelyRelations(
  prepareTaxonomy({ occupations: rows, skills: read('skills.json') }),
  rows.map((row) => z.number().parse(row.z)),
);
const lines = rows.map((row, at) => JSON.stringify({ ...row, l: likely.get(at) }));
writeFileSync(join(folder, 'occupations.json'), `[\n${lines.join(',\n')}\n]\n`);

// The names of occupations and skills, ready to be looked up, and what their titles teach about words.
const occupations = read('occupations.json');
write('names.json.br', buildSnapshot({ occupations, skills: read('skills.json') }));
write(
  'title-words.json.br',
  trainTitleWords(titled.parse(occupations).map(({ c, t, a }) => ({ code: c, titles: [t, ...a] }))),
);
