import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named, namedOver } from './named-taxes.ts';

const cents = integer({ min: -50_000, max: 50_000 });
const taxes = array(record({ name: constantFrom('TPS', 'TVQ', 'PST', ''), cents }), {
  maxLength: 4,
});
const sum = (all: readonly { cents: number }[]) => all.reduce((total, one) => total + one.cents, 0);

describe('the taxes of a line by their names', () => {
  it('come to its tax to the cent, and none is nought', () => {
    assert(
      property(taxes, cents, (given, tax) => {
        const found = named(given, tax);
        expect(sum(found)).toBe(tax);
        expect(found.filter(({ cents: one }) => one === 0)).toEqual([]);
      }),
    );
    expect(named([], 0)).toEqual([]);
  });
});

describe('the taxes of an order', () => {
  it('are split over its lines so that each line and each name come out to the cent', () => {
    assert(
      property(taxes, array(cents, { minLength: 1, maxLength: 6 }), (given, lines) => {
        const found = namedOver(given, lines);
        expect(found.map(sum)).toEqual(lines);
        const total = lines.reduce((all, one) => all + one, 0);
        for (const { name, cents: said } of named(given, total))
          expect(sum(found.flat().filter((one) => one.name === name))).toBe(said);
      }),
    );
  });

  it('take nothing below nought on a line that was charged', () => {
    const order = [
      { name: 'GST', cents: 33 },
      { name: 'PST', cents: 47 },
    ];
    expect(namedOver(order, [1, 0, 40, 39])).toEqual([
      [{ name: 'PST', cents: 1 }],
      [],
      [
        { name: 'GST', cents: 17 },
        { name: 'PST', cents: 23 },
      ],
      [
        { name: 'GST', cents: 16 },
        { name: 'PST', cents: 23 },
      ],
    ]);
  });
});
