import { mix } from './chance.ts';
import type { People } from './people.ts';
import type { Day, Shop } from './types.ts';
import { firstNames, surnames } from '#practice/data/town/names.ts';
import { createRandom, type Random } from '#practice/world/random.ts';
import type { Language } from '#practice/world/types.ts';

/** What somebody told a shop of themselves. */
export type Person = {
  /** Their place among the shop's people. */
  place: number;
  firstName: string;
  surname: string;
  email: string | null;
  phone: string | null;
  language: Language;
  /** MM-DD, or null where the shop was not told. */
  birthday: string | null;
  joins: Day;
};

/** Something that happened to somebody's consent; `how` is what the shop can show for it, null is nothing. */
export type ConsentEvent = {
  day: Day;
  kind: 'opt-in' | 'opt-out';
  channel: 'email' | 'sms';
  how: 'form' | 'double-opt-in' | 'paper' | 'pre-ticked' | null;
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

const two = (value: number): string => String(value).padStart(2, '0');

/** The person at a place, the same whenever one asks. */
export function personOf(shop: Shop, people: People, place: number): Person {
  const random = createRandom(mix(mix(shop.seed, 106), place));
  const language = people.isFrench[place] === 1 ? 'fr' : 'en';
  const firstName = random.pick<string>(firstNames[language]);
  const surname = random.pick<string>(surnames[language]);
  return {
    place,
    firstName,
    surname,
    email: random.chance(0.8)
      ? `${plain(firstName)}.${plain(surname)}.${shop.number}-${place}@example.com`
      : null,
    phone: random.chance(0.55)
      ? `+1 ${shop.areaCode}-555-${String((place * 7 + shop.number) % 10_000).padStart(4, '0')}`
      : null,
    language,
    birthday: random.chance(0.3) ? `${two(random.integer(1, 12))}-${two(random.integer(1, 28))}` : null,
    joins: people.joins[place] ?? 0,
  };
}

const hows: readonly ConsentEvent['how'][] = [
  'form',
  'double-opt-in',
  'double-opt-in',
  'paper',
  'pre-ticked',
  null,
];

function eventsOn(random: Random, channel: 'email' | 'sms', joins: Day, agree: number): ConsentEvent[] {
  if (!random.chance(agree)) return [];
  const day = joins + random.integer(0, 60);
  const events: ConsentEvent[] = [{ day, kind: 'opt-in', channel, how: random.pick(hows) }];
  if (!random.chance(0.16)) return events;
  const stopped = day + random.integer(5, 400);
  events.push({ day: stopped, kind: 'opt-out', channel, how: null });
  // Some think better of it.
  if (random.chance(0.15))
    events.push({ day: stopped + random.integer(20, 200), kind: 'opt-in', channel, how: 'form' });
  return events;
}

/** What somebody consented to and withdrew, oldest first; purchases, on which consent may also rest, stand in the shop's orders. */
export function consentsOf(shop: Shop, person: Person): ConsentEvent[] {
  const random = createRandom(mix(mix(shop.seed, 107), person.place));
  const mail = eventsOn(random, 'email', person.joins, person.email === null ? 0 : 0.52);
  const texts = eventsOn(random, 'sms', person.joins, person.phone === null ? 0 : 0.2);
  return [...mail, ...texts].toSorted((one, other) => one.day - other.day);
}
