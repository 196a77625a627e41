import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSnapshot } from '#engines/taxonomy/index.ts';

const folder = join(import.meta.dirname, '..', 'assets', 'taxonomy');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Writes the names of occupations and skills, ready to be looked up, out of the taxonomy's own files. */
const text = JSON.stringify(
  buildSnapshot({ occupations: read('occupations.json'), skills: read('skills.json') }),
);
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
writeFileSync(join(folder, 'names.json.br'), packed);
process.stdout.write(`names.json.br: ${packed.length} bytes of ${text.length}\n`);
