import { describe, expect, test } from 'vitest';
import { outcomesOf, trueEffect } from './outcomes.ts';
import type { Promotion } from './types.ts';
import { createTown } from '#practice/town/town.ts';
import { dayOfText } from '#practice/town/world/calendar.ts';
import { peopleOf } from '#practice/town/world/people.ts';
import { millbrook } from '#practice/town/world/shops.ts';

const opening = dayOfText('2026-11-29');
const [cafe] = millbrook(7);
if (cafe === undefined) throw new Error('The town has no café.');
const people = peopleOf(cafe, opening - 730, opening);
const present = Array.from({ length: people.count }, (_, place) => place).filter(
  (place) => (people.joins[place] ?? 0) < opening && (people.leaves[place] ?? 0) > opening + 28,
);

const promotion = (points: number, broughtForward = 0): Promotion => ({
  id: 'promotion-1',
  shop: cafe.id,
  kind: 'event',
  day: opening,
  told: present.slice(0, 900),
  held: present.slice(900, 1200),
  percent: 0,
  code: 'TOLD',
  effect: { points, broughtForward },
});
const outcomes = (points: number, broughtForward = 0) =>
  outcomesOf(cafe, people, promotion(points, broughtForward));

const late = (broughtForward: number) =>
  outcomes(6, broughtForward).reduce((sum, { toldCourse }) => sum + toldCourse.lateVisits, 0);

describe('a promotion', () => {
  test('without an effect changes nothing for anybody', () => {
    for (const { toldCourse, heldCourse } of outcomes(0)) expect(toldCourse).toEqual(heldCourse);
  });

  test('differs from not being told by its effect alone', () => {
    const [none, some] = [outcomes(0), outcomes(6)];
    expect(some.map(({ heldCourse }) => heldCourse)).toEqual(none.map(({ heldCourse }) => heldCourse));
    const differing = some.filter(
      ({ toldCourse, heldCourse }) => toldCourse.visits.join() !== heldCourse.visits.join(),
    );
    for (const { toldCourse, heldCourse } of differing) {
      expect([toldCourse.bought, heldCourse.bought]).toEqual([true, false]);
      expect(toldCourse.visits).toHaveLength(heldCourse.visits.length + 1);
    }
  });

  test('brings or puts off as many of a hundred as its effect says', () => {
    expect(Math.abs(trueEffect(outcomes(6)) - 6)).toBeLessThan(2);
    expect(Math.abs(trueEffect(outcomes(-6)) + 6)).toBeLessThan(2);
  });

  test('brings purchases forward from the weeks after', () => {
    expect(late(1)).toBeLessThan(late(0));
  });
});

test('what comes true in the town is the course of the arm that somebody is in', () => {
  let now = opening * 86_400_000 + 36_000_000;
  const town = createTown({
    seed: 7,
    opening,
    clock: { now: () => now, offset: () => 0, set: () => {}, advance: () => {} },
  });
  const shop = town.shopOf('still-water');
  if (shop === undefined) throw new Error('The town has no such shop.');
  town.setEffect({ kind: 'win-back', points: 40, broughtForward: 0 });
  const everybody = Array.from({ length: shop.people }, (_, place) => place);
  const announcement = { shop: shop.id, kind: 'win-back', percent: 10, code: 'BACK10' } as const;
  const announced = town.announce({
    ...announcement,
    told: everybody.slice(0, 200),
    held: everybody.slice(200),
  });
  now += 14 * 86_400_000;
  const { orders } = town.life(shop);
  const later = orders.filter(({ day, kind }) => day > announced.day && kind === 'sale');
  const came = new Set(later.map(({ person }) => person));
  const courses = outcomesOf(shop, town.life(shop).people, announced);
  const expected = courses.filter(
    ({ arm, toldCourse, heldCourse }) => (arm === 'told' ? toldCourse : heldCourse).bought,
  );
  // Somebody for whom nothing was there left without buying.
  const missed = expected.filter(({ person }) => !came.has(person)).length;
  expect(missed).toBeLessThan(3);
  expect(courses.filter(({ person }) => came.has(person)).length).toBe(expected.length - missed);
  expect(later.some(({ person, discountCode }) => person < 200 && discountCode === 'BACK10')).toBe(true);
  expect(later.some(({ person, discountCode }) => person >= 200 && discountCode === 'BACK10')).toBe(false);
});
