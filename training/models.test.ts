import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '#engines/forms/understanding/questions.data.ts';
import { packModel, readModel } from '#server/ports/learned/packed.ts';
import { formModels } from '#testing/learned/form-models.ts';
import { NONE } from './examples/wordings.ts';

/** Brought in, not made by `npm run train`: `ports/encoder` holds it to its card. */
const BROUGHT_IN = 'encoder';
const FOLDERS = ['assets/models', 'bench/posting-names/models'].map((folder) =>
  join(import.meta.dirname, '..', folder),
);

describe.each(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name !== BROUGHT_IN)
      .map((name) => [name, join(folder, name)] as const),
  ),
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

describe('the models of form questions', () => {
  test('name canonical questions and one for all others', () => {
    const canonical = new Set<string>(QUESTIONS.map(([topic]) => topic));
    const { labels } = formModels.questions;
    expect(labels).toContain(NONE);
    expect(labels.filter((label) => label !== NONE && !canonical.has(label))).toEqual([]);
  });

  test('tell turned questions from plain ones', () => {
    expect(formModels.turned.labels).toEqual(['plain', 'turned']);
  });
});
