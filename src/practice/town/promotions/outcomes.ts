import type { Course, Outcome, Promotion } from './types.ts';
import { basketOf } from '#practice/town/life/baskets.ts';
import { mix, uniform } from '#practice/town/world/chance.ts';
import { visitFactor } from '#practice/town/world/days.ts';
import { comes, visitChance, type People } from '#practice/town/world/people.ts';
import { costOn, priceOn } from '#practice/town/world/prices.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';
import { hash } from '#practice/world/random.ts';

/** Days in which a purchase counts as the promotion's, and until which purchases brought forward are looked for. */
export const WINDOW_DAYS = 14;
const WATCHED_DAYS = 28;

type Scene = { shop: Shop; people: People; promotion: Promotion; factors: number[] };

const isInWindow = ({ day }: Promotion, visit: Day): boolean => visit <= day + WINDOW_DAYS;

function marginOf(
  { shop, people, promotion }: Scene,
  person: number,
  visits: readonly Day[],
  isTold: boolean,
): number {
  let margin = 0;
  for (const day of visits) {
    const off = isTold && isInWindow(promotion, day) ? promotion.percent / 100 : 0;
    for (const { product, quantity } of basketOf(shop, people, person, day))
      margin += (quantity / 1000) * (priceOn(shop, product, day) * (1 - off) - costOn(shop, product, day));
  }
  return Math.round(margin);
}

function courseOf(scene: Scene, person: number, visits: Day[], isTold: boolean): Course {
  const early = visits.filter((day) => isInWindow(scene.promotion, day)).length;
  return {
    visits,
    bought: early > 0,
    lateVisits: visits.length - early,
    marginCents: marginOf(scene, person, visits, isTold),
  };
}

/** The chance (0 to 1) that somebody told of nothing comes within the window. */
function usualChance({ people, promotion, factors }: Scene, person: number): number {
  let never = 1;
  for (let after = 1; after <= WINDOW_DAYS; after += 1)
    never *= 1 - visitChance(people, person, promotion.day + after, factors[after] ?? 0);
  return 1 - never;
}

/** The visits of somebody who is told: one more of who would not have come, none of who is put off, else what would have been. */
function toldVisits(scene: Scene, person: number, usual: readonly Day[]): Day[] {
  const { promotion, factors } = scene;
  const { points, broughtForward } = promotion.effect;
  const seed = mix(hash(promotion.id), person);
  const drawn = uniform(seed, 0, 0);
  const early = usual.filter((day) => isInWindow(promotion, day));
  const late = usual.filter((day) => !isInWindow(promotion, day));
  const chance = usualChance(scene, person);
  if (points > 0 && early.length === 0 && drawn < points / 100 / (1 - chance)) {
    const open = factors.flatMap((factor, after) =>
      after >= 1 && after <= WINDOW_DAYS && factor > 0 ? [promotion.day + after] : [],
    );
    const extra = open[Math.floor(uniform(seed, 0, 1) * open.length)];
    if (extra === undefined) return [...usual];
    return [extra, ...(uniform(seed, 0, 2) < broughtForward ? late.slice(1) : late)];
  }
  if (points < 0 && early.length > 0 && drawn < -points / 100 / chance) return late;
  return [...usual];
}

/**
 * What happens to everybody of a promotion if they are told and if they are not, from the same chances: the two courses of one
 * person differ by the effect alone. The mean difference of `bought` over the people is the true effect.
 */
export function outcomesOf(shop: Shop, people: People, promotion: Promotion): Outcome[] {
  const factors = Array.from({ length: WATCHED_DAYS + 1 }, (_, after) =>
    visitFactor(shop, promotion.day + after),
  );
  const scene: Scene = { shop, people, promotion, factors };
  const arms = [
    ...promotion.told.map((person) => [person, 'told'] as const),
    ...promotion.held.map((person) => [person, 'held'] as const),
  ];
  return arms.map(([person, arm]) => {
    const usual: Day[] = [];
    for (let after = 1; after <= WATCHED_DAYS; after += 1)
      if (comes(shop, people, person, promotion.day + after, factors[after] ?? 0))
        usual.push(promotion.day + after);
    return {
      person,
      arm,
      toldCourse: courseOf(scene, person, toldVisits(scene, person, usual), true),
      heldCourse: courseOf(scene, person, usual, false),
    };
  });
}

/** The true effect in percentage points of people who buy within 14 days; 0 without people. */
export function trueEffect(outcomes: readonly Outcome[]): number {
  if (outcomes.length === 0) return 0;
  const gained = outcomes.filter(
    ({ toldCourse, heldCourse }) => toldCourse.bought && !heldCourse.bought,
  ).length;
  const lost = outcomes.filter(
    ({ toldCourse, heldCourse }) => !toldCourse.bought && heldCourse.bought,
  ).length;
  return (100 * (gained - lost)) / outcomes.length;
}
