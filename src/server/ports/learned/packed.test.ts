import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LinearModel } from '#engines/classifier/index.ts';
import { packModel, readModel } from './packed.ts';

const model: LinearModel = {
  labels: ['yes', 'no', 'perhaps'],
  bias: [0.5, -0.25, 0],
  unknownScale: 2,
  rows: new Map([
    ['ja ⟦é⟧', { scale: 1.5, classes: [0, 1], weights: [2, -1] }],
    ['nichts', { scale: 1, classes: [], weights: [] }],
    ['nein', { scale: 1, classes: [1], weights: [0.75] }],
  ]),
};

/** Numbers that fit into what a packed model keeps of one. */
const number = fc.float({ noNaN: true, noDefaultInfinity: true });
const models = fc
  .tuple(
    fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 }),
    fc.uniqueArray(fc.string(), { maxLength: 8 }),
  )
  .chain(([labels, features]) =>
    fc.record({
      labels: fc.constant(labels),
      bias: fc.array(number, { minLength: labels.length, maxLength: labels.length }),
      unknownScale: number,
      rows: fc
        .array(
          fc.record({ scale: number, known: fc.dictionary(fc.nat(labels.length - 1).map(String), number) }),
          { minLength: features.length, maxLength: features.length },
        )
        .map(
          (rows) =>
            new Map(
              rows.map(({ scale, known }, at) => [
                features[at] ?? '',
                { scale, classes: Object.keys(known).map(Number), weights: Object.values(known) },
              ]),
            ),
        ),
    }),
  );

describe('a packed model', () => {
  test('is read as it was packed, and packed the same each time', () => {
    fc.assert(
      fc.property(models, (one) => {
        const bytes = packModel(one);
        expect(readModel(bytes)).toEqual(one);
        expect(packModel(readModel(bytes))).toEqual(bytes);
      }),
    );
  });

  test('is read from the middle of other bytes too', () => {
    const bytes = packModel(model);
    const around = new Uint8Array(bytes.length + 7);
    around.set(bytes, 3);
    expect(readModel(around.subarray(3, 3 + bytes.length))).toEqual(model);
    // A small Buffer is a part of one that Node shares.
    expect(readModel(Buffer.from(bytes))).toEqual(model);
  });

  test('that is cut short, of another version or something else is refused with what to do', () => {
    const bytes = packModel(model);
    expect(() => readModel(bytes.subarray(0, bytes.length - 4))).toThrow('npm run train');
    expect(() => readModel(Uint8Array.from(bytes, (byte, at) => (at === 4 ? 9 : byte)))).toThrow(
      'another version',
    );
    expect(() => readModel(new TextEncoder().encode('{"labels":[]}'))).toThrow('no packed model');
    expect(() => readModel(new Uint8Array())).toThrow('no packed model');
  });
});
