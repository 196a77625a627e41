import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packModel, readModel } from '#server/ports/learned/packed.ts';

const FOLDERS = ['assets/models', 'bench/posting-names/models'].map((folder) =>
  join(import.meta.dirname, '..', folder),
);

describe.each(
  FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const)),
)('the model %s', (_, folder) => {
  const bytes = new Uint8Array(brotliDecompressSync(readFileSync(join(folder, 'model.bin.br'))));
  const card = readFileSync(join(folder, 'card.md'), 'utf8');

  test('is the one that its card speaks of', () => {
    expect(card).toContain(`\`${createHash('sha256').update(bytes).digest('hex')}\``);
    const { labels, rows } = readModel(bytes);
    for (const label of labels) expect(card).toContain(`\`${label}\``);
    expect(card).toContain(`${rows.size} features`);
  });

  test('is packed as the trainer packs it', () => {
    expect(packModel(readModel(bytes))).toEqual(bytes);
  });
});
