import type { Posting } from '#contract/career/posting.ts';
import { kilometres, type Place } from './places.ts';

const COMMUTE_KILOMETRES = 75;

/** Whether somebody can do the work of a place from theirs; `unknown` where what is said does not tell. */
export type Reach = 'yes' | 'no' | 'unknown';

/** Whether work in a place (`other`), done in a `way`, is within reach of a home: by country, a commute of 75 km, or a move. */
export function reachOf(other: Place, home: Place, way: Posting['workplace'], relocates: boolean): Reach {
  const abroad =
    other.countries.length > 0 &&
    home.countries.length > 0 &&
    !other.countries.some((country) => home.countries.includes(country));
  const remote = other.remote || way === 'remote';
  // Work from home stays in the employer's country: moving is not offered.
  if (remote) return abroad ? 'no' : 'yes';
  if (relocates) return 'yes';
  if (abroad) return 'no';
  if (
    other.city !== null &&
    other.city === home.city &&
    (other.region === home.region || other.region === null)
  )
    return 'yes';
  const distance = kilometres(other, home);
  if (distance !== null) return distance <= COMMUTE_KILOMETRES ? 'yes' : 'no';
  if (other.region !== null && home.region !== null && other.region !== home.region) return 'no';
  return 'unknown';
}
