import { argumentsOf, type Arguments } from './execute.ts';
import type { Field } from './language.ts';

const MOST_AVAILABLE = 2000;
/** Points a second on the standard plan. */
const RESTORED = 100;
export const MOST_FOR_ONE = 1000;

/** What a query may cost at most: a point for each object, of a list as often as it may have elements; ten for a mutation. */
export function costOf(fields: readonly Field[], variables: Arguments, isMutation: boolean): number {
  return fields.reduce((sum, field) => {
    if (field.fields.length === 0) return sum;
    const { first, last } = argumentsOf(field.given, variables);
    const size = Number(first ?? last ?? 1);
    const inner = costOf(field.fields, variables, false);
    return sum + (isMutation ? 10 : 1) + size * inner;
  }, 0);
}

export type Budget = {
  /** Takes the points, or says that they are not there. */
  spend: (points: number) => boolean;
  /** Gives back what was asked for and not needed. */
  giveBack: (points: number) => void;
  status: () => { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };
};

/** The points of one application and shop: a leaky bucket on the machine's own clock. */
export function createBudget(): Budget {
  let [available, at] = [MOST_AVAILABLE, Date.now()];
  const fill = (): void => {
    const now = Date.now();
    available = Math.min(MOST_AVAILABLE, available + ((now - at) / 1000) * RESTORED);
    at = now;
  };
  return {
    spend: (points) => {
      fill();
      if (available < points) return false;
      available -= points;
      return true;
    },
    giveBack: (points) => {
      fill();
      available = Math.min(MOST_AVAILABLE, available + points);
    },
    status: () => {
      fill();
      return {
        maximumAvailable: MOST_AVAILABLE,
        currentlyAvailable: Math.floor(available),
        restoreRate: RESTORED,
      };
    },
  };
}
