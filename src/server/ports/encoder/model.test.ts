import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EncoderUnavailable, LONGEST_TEXT, VECTOR_LENGTH } from './encoder.ts';
import { ENCODER_FOLDER, readAsset } from './asset.ts';
import { plainArithmetic } from './kernel/plain-kernel.ts';
import { vectorArithmetic } from './kernel/vector-kernel.ts';
import { buildModel } from './model.ts';

/** The texts that came with the encoder, with what it makes of them. */
const given = JSON.parse(
  readFileSync(new URL('../../../testing/encoder/check.json', import.meta.url), 'utf8'),
) as { text: string; pieces: string[]; vector: number[] }[];

const asset = await readAsset();
const plain = buildModel(asset, plainArithmetic);
const model = buildModel(asset, (floats) => vectorArithmetic(floats) ?? plainArithmetic(floats));

const furthest = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Math.max(...Array.from(one, (value, at) => Math.abs(value - (other[at] ?? Number.NaN))));
/** All bits of a vector. */
const bitsOf = (vector: Float32Array<ArrayBuffer>): string => Buffer.from(vector.buffer).toString('hex');
const cosine = (one: string, other: string): number => {
  const [left, right] = [model.vector(one), model.vector(other)];
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
};

describe('the sentence encoder', () => {
  it.each(given.map((one) => [one.text, one] as const))(
    'makes of "%s" the pieces and the vector that came with it',
    (text, { pieces, vector }) => {
      expect(model.pieces(text)).toEqual(pieces);
      expect(vector).toHaveLength(VECTOR_LENGTH);
      expect(furthest(model.vector(text), vector)).toBeLessThan(1e-5);
    },
  );

  it('makes the same without WebAssembly’s vectors', () => {
    for (const { text, vector } of given.filter((_, at) => at % 3 === 0))
      expect(furthest(plain.vector(text), vector)).toBeLessThan(1e-5);
  });

  it('gives a text the same vector bit for bit whatever came before it', () => {
    const first = given.map(({ text }) => bitsOf(model.vector(text)));
    model.vector('word '.repeat(LONGEST_TEXT.pieces));
    const again = given.toReversed().map(({ text }) => bitsOf(model.vector(text)));
    expect(again.toReversed()).toEqual(first);
  });

  it('puts a question next to the same one in the other language', () => {
    const asked = "Do you have a valid driver's licence?";
    expect(cosine(asked, 'Avez-vous un permis de conduire valide ?')).toBeGreaterThan(0.75);
    expect(cosine(asked, 'Quel salaire horaire souhaitez-vous ?')).toBeLessThan(0.4);
  });

  it.each([
    ['nothing', ''],
    ['white space alone', ' \t\r\n\u00a0\u3000\u2028'],
    ['control characters', '\u0000\u0001\u001b[31m\u007f\u0085'],
    ['halves of surrogate pairs', '\ud83d and \ude00\ud83d'],
    ['signs for begin, end and unknown', '<s></s><unk>'],
    ['the sign for a space', '▁▁▁'],
    ['other scripts and pictures', 'مرحبا 👩‍👩‍👧 ﷺ \u202e'],
    ['a million letters', 'a'.repeat(1_000_000)],
    ['a million marks on a letter', `e${'\u0301\u0323'.repeat(500_000)}`],
    ['a million characters that become eighteen each', '\ufdfa'.repeat(1_000_000)],
  ])('makes a vector of length 1 of %s', (_, text) => {
    const vector = model.vector(text);
    expect(vector).toHaveLength(VECTOR_LENGTH);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    expect(model.pieces(text).length).toBeLessThanOrEqual(LONGEST_TEXT.pieces);
  });

  it('takes signs of its own in a text for the characters they are', () => {
    expect(model.pieces('<s>').join('')).toBe('▁<s>');
    expect(model.pieces('<s>').length).toBeGreaterThan(2);
  });

  it('overlooks control characters and how wide a space is', () => {
    expect(model.pieces('work\u0000 on\u00a0 \n Sundays\u200b')).toEqual(model.pieces('work on Sundays'));
    expect(model.pieces('\ud83d')).toEqual([]);
  });

  it('looks at the beginning of a long text, however much white space stands before it', () => {
    const long = 'Can you work weekends? '.repeat(50_000);
    const beginning = long.slice(0, LONGEST_TEXT.characters);
    expect(model.pieces(long)).toHaveLength(LONGEST_TEXT.pieces);
    expect(bitsOf(model.vector(' '.repeat(1_000_000) + long))).toBe(bitsOf(model.vector(beginning)));
  });
});

describe('the files of the encoder', () => {
  it('are those that its card speaks of', async () => {
    const card = readFileSync(join(ENCODER_FOLDER, 'card.md'), 'utf8');
    for (const file of ['encoder.json', 'encoder.bin'])
      expect(card).toContain(
        createHash('sha256')
          .update(readFileSync(join(ENCODER_FOLDER, file)))
          .digest('hex'),
      );
    expect(readFileSync(join(ENCODER_FOLDER, 'LICENSE'), 'utf8')).toContain('Apache License');
  });

  it('are refused with what to do when one is missing, cut short or another', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'legwork-encoder-'));
    const refused = async (file: string, why: string) => {
      const reason = await readAsset(folder).catch((error: unknown) => error);
      expect(reason).toBeInstanceOf(EncoderUnavailable);
      expect(String(reason)).toContain(`${join(folder, file)} ${why}`);
      expect(String(reason)).toContain(`git checkout -- assets/models/encoder/${file}`);
    };
    try {
      await refused('encoder.json', 'cannot be read');
      await writeFile(join(folder, 'encoder.json'), '{"pieces":[]}');
      await refused('encoder.json', 'is damaged');
      await copyFile(join(ENCODER_FOLDER, 'encoder.json'), join(folder, 'encoder.json'));
      await refused('encoder.bin', 'cannot be read');
      await writeFile(join(folder, 'encoder.bin'), new Uint8Array(1000));
      await refused('encoder.bin', 'is damaged');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
