import type { Posting } from '#contract/career/posting.ts';
import { isOnMap, knownAreas, type Place } from '#engines/matching/reading/places.ts';
import { reachOf } from '#engines/matching/reading/reach.ts';

/** Of a posting that says no place, and of a person who said none. */
const ANYWHERE = '*';
/** Of a person who would move: work anywhere that is not done from home. */
const MOVES = 'moves';
const REMOTE = 'remote:';

type Way = Posting['workplace'];

/**
 * The keys of a place: "CA-ON/hamilton" where distances are known from it, "CA-ON", or "CA", one for each country it may lie in; "?"
 * where it names none of these. Nothing else of a place decides what is within reach.
 */
function keysOf(place: Place): string[] {
  const { city, region, countries } = place;
  if (region === null) return countries.length === 0 ? ['?'] : [...countries];
  const key = `${countries[0] ?? ''}-${region}`;
  return [isOnMap(place) ? `${key}/${city}` : key];
}

// Work from home lies in countries alone.
const atHome = (place: Place): Place => ({ ...place, city: null, region: null, remote: true });
const remoteKeysOf = (place: Place): string[] => keysOf(atHome(place)).map((key) => `${REMOTE}${key}`);

const areas = knownAreas();
const places = new Map(areas.flatMap((place) => keysOf(place).map((key) => [key, place] as const)));
const remotes = new Map(
  areas.flatMap((place) => remoteKeysOf(place).map((key) => [key, atHome(place)] as const)),
);

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];
const among = (known: ReadonlyMap<string, Place>, isWithin: (place: Place) => boolean): string[] =>
  [...known].filter(([, place]) => isWithin(place)).map(([key]) => key);

/** The areas of a posting, as an index holds them. */
export function areasOfPosting(stated: readonly Place[], way: Way): string[] {
  if (stated.length === 0) return [ANYWHERE];
  return unique(
    stated.flatMap((place) => (place.remote || way === 'remote' ? remoteKeysOf(place) : keysOf(place))),
  );
}

/** The areas of people whom a posting's places are not out of reach of; null: of everybody. */
export function areasReaching(stated: readonly Place[], way: Way): string[] | null {
  if (stated.length === 0) return null;
  const isOnSite = stated.some(({ remote }) => !remote && way !== 'remote');
  const homes = stated.flatMap((place) => among(places, (home) => reachOf(place, home, way, false) !== 'no'));
  return unique([...homes, ANYWHERE, ...(isOnSite ? [MOVES] : [])]);
}

const homesOf = (stated: readonly Place[]): Place[] =>
  stated.filter(({ countries, city }) => countries.length > 0 || city !== null);

/** The areas of a person, as an index holds them. */
export function areasOfPerson(stated: readonly Place[], relocates: boolean): string[] {
  const homes = homesOf(stated);
  if (homes.length === 0) return [ANYWHERE];
  return unique([...homes.flatMap(keysOf), ...(relocates ? [MOVES] : [])]);
}

/** The areas of postings that are not out of a person's reach; null: all. */
export function areasWithinReach(stated: readonly Place[], relocates: boolean): string[] | null {
  const homes = homesOf(stated);
  if (homes.length === 0) return null;
  const within = (place: Place): boolean =>
    homes.some((home) => reachOf(place, home, null, relocates) !== 'no');
  return [...among(places, within), ...among(remotes, within), ANYWHERE];
}
