import { weekdayOf } from './calendar.ts';
import { mix, normal, placeIn, runningSums, uniform } from './chance.ts';
import { visitFactor } from './days.ts';
import type { Day, Shop } from './types.ts';
import { createRandom } from '#practice/world/random.ts';

/** What is hidden of a shop's people, a place for each: when they come and when they no longer do. */
export type People = {
  count: number;
  /** Expected visits on an average day while they come, from 0 to 1. */
  rates: Float64Array;
  /** On this weekday they come more than twice as often. */
  favouriteWeekdays: Uint8Array;
  joins: Int32Array;
  /** From this day on they never come again. */
  leaves: Int32Array;
  isFrench: Uint8Array;
  /** Places of the goods they like best. */
  tastes: Uint8Array;
};

const STAY_DAYS = 500;
/** New people come until so many days after the town's opening, and began so many before its history. */
const YEARS_AHEAD = 800;
const BEFORE = 400;
const frenchShare = { ON: 0.05, QC: 0.86, BC: 0.02, NS: 0.04, AB: 0.02 };

/** The people of a shop in a town whose history runs from one day to another. */
export function peopleOf(shop: Shop, first: Day, opening: Day): People {
  // As many again as the history sees: those who left before it, and those who are still to come.
  const count = shop.people * 2;
  const people: People = {
    count,
    rates: new Float64Array(count),
    favouriteWeekdays: new Uint8Array(count),
    joins: new Int32Array(count),
    leaves: new Int32Array(count),
    isFrench: new Uint8Array(count),
    tastes: new Uint8Array(count),
  };
  const random = createRandom(mix(shop.seed, 104));
  const [from, to] = [first - BEFORE, opening + YEARS_AHEAD];
  const atOnce = (count * STAY_DAYS) / (to - from);
  const usual = shop.manner.visitsADay / atOnce;
  const sums = runningSums(shop.products.map(({ weight }) => weight));
  for (let person = 0; person < count; person += 1) {
    const joins = random.integer(from, to);
    people.joins[person] = joins;
    people.leaves[person] = joins + Math.ceil(-STAY_DAYS * Math.log(1 - random.next()));
    people.rates[person] = usual * Math.exp(0.7 * normal(random) - 0.245);
    people.favouriteWeekdays[person] = random.integer(0, 6);
    people.isFrench[person] = random.chance(frenchShare[shop.region]) ? 1 : 0;
    people.tastes[person] = placeIn(sums, random.next());
  }
  return people;
}

/** The seed of the chance whether somebody comes on a day. */
export const visitSeed = (shop: Shop): number => mix(shop.seed, 105);

/** How probable a visit of somebody on a day is, from 0 to 1, given the day's factor. */
export function visitChance(people: People, person: number, day: Day, factor: number): number {
  if (day < (people.joins[person] ?? 0) || day >= (people.leaves[person] ?? 0)) return 0;
  const habit = people.favouriteWeekdays[person] === weekdayOf(day) ? 2.2 : 0.8;
  return Math.min(0.95, (people.rates[person] ?? 0) * habit * factor);
}

/** Whether somebody comes on a day, told of nothing. */
export const comes = (shop: Shop, people: People, person: number, day: Day, factor: number): boolean =>
  uniform(visitSeed(shop), person, day) < visitChance(people, person, day, factor);

/** The places of those who come to a shop on a day, told of nothing. */
export function visitorsOn(shop: Shop, people: People, day: Day): number[] {
  const factor = visitFactor(shop, day);
  if (factor === 0) return [];
  const seed = visitSeed(shop);
  const visitors: number[] = [];
  for (let person = 0; person < people.count; person += 1) {
    const chance = visitChance(people, person, day, factor);
    if (chance > 0 && uniform(seed, person, day) < chance) visitors.push(person);
  }
  return visitors;
}
