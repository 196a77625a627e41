import { countryByName, mappedCities, namesakes, regionByName, WIDER_AREAS } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

// "Berlin, DE" is not in Delaware.
const regions = new Map([...regionByName].filter(([name]) => name !== 'de'));

/** Where a place text lies, as far as it says; codes are ISO 3166 (`ON` in `CA`). */
export interface Place {
  text: string;
  city: string | null;
  region: string | null;
  /** Countries it may lie in; empty when it does not say. */
  countries: readonly string[];
  remote: boolean;
}

/** Reads "Hamilton, Ontario", "Remote - EU", "London, ON (on-site)", "St. John's, NL, Canada". */
export function readPlace(text: string): Place {
  const folded = fold(text).replace(/\([^)]*\)/g, (inside) =>
    /remote|canada|hybrid/.test(inside) || countryByName.has(inside.slice(1, -1).trim())
      ? ` , ${inside.slice(1, -1)}`
      : ' ',
  );
  const remote = /\bremote\b|teletravail|a distance|work from home|anywhere/.test(folded);
  const parts = folded
    .split(/[,;/]|\s[-–]\s/)
    .map((part) =>
      part
        .replace(
          /\b(?:remote|hybrid|hybride|on-?\s?site|teletravail|a distance|partout au|in|within|anywhere)\b/g,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
  let city: string | null = null;
  let region: string | null = null;
  let countries: readonly string[] = [];
  for (const part of parts.toReversed()) {
    const named = countryByName.get(part) ?? (part === 'gb' ? 'GB' : undefined);
    const wider = WIDER_AREAS.get(part);
    const state = regions.get(part);
    // The first part is the city where it can be one: "Quebec, QC".
    if (
      state !== undefined &&
      region === null &&
      !(part === parts[0] && parts.length > 1 && mappedCities.has(part))
    ) {
      if (countries.length === 0 || countries.includes(state.country))
        [countries, region] = [[state.country], state.code];
    } else if (named !== undefined && countries.length === 0) countries = [named];
    else if (wider !== undefined && countries.length === 0) countries = wider;
    else city = part;
  }
  return settle({ text, city, region, countries, remote });
}

/** Adds what a known city tells: its province and country, unless the name is as well known elsewhere. */
function settle(place: Place): Place {
  const known = place.city === null ? undefined : mappedCities.get(place.city);
  if (known === undefined) return place;
  const californian = place.region === 'CA' && place.countries[0] === 'US';
  if (place.region === known.region || californian)
    return { ...place, region: known.region, countries: ['CA'] };
  const free =
    place.region === null &&
    (place.countries.length === 0 ? !namesakes.has(place.city ?? '') : place.countries.includes('CA'));
  return free ? { ...place, region: known.region, countries: ['CA'] } : place;
}

/** Kilometres between two places by great circle (haversine, mean radius 6,371 km); null when a city is not in the table. */
export function kilometres(a: Place, b: Place): number | null {
  const [from, to] = [coordinates(a), coordinates(b)];
  if (from === null || to === null) return null;
  const [latitude, longitude] = [radians(to[0] - from[0]), radians(to[1] - from[1])];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * Math.sin(longitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

function coordinates({ city, region }: Place): readonly [number, number] | null {
  const known = city === null ? undefined : mappedCities.get(city);
  return known === undefined || known.region !== region ? null : [known.latitude, known.longitude];
}

/** Whether distances are known from a place. */
export const isOnMap = (place: Place): boolean => coordinates(place) !== null;

const area = (city: string | null, region: string | null, countries: readonly string[]): Place => ({
  text: '',
  city,
  region,
  countries,
  remote: false,
});

/** Every area a place can be told apart by: the cities on the map, regions, countries, and one that says none of these. */
export function knownAreas(): Place[] {
  const states = new Map([...regions.values()].map((state) => [`${state.country}-${state.code}`, state]));
  const named = [...countryByName.values(), ...[...WIDER_AREAS.values()].flat()];
  return [
    ...[...mappedCities].map(([city, { region }]) => area(city, region, ['CA'])),
    ...[...states.values()].map(({ country, code }) => area(null, code, [country])),
    ...[...new Set(named)].map((country) => area(null, null, [country])),
    area(null, null, []),
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
