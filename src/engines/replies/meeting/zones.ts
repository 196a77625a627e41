import { momentAt } from '#engines/calendar/index.ts';

/** What a clock is said to be by, with the offset in hours its letters name: "EST" in July may mean either, so it is no zone then. */
interface StatedZone {
  zone: string;
  hours: number | null;
}

const of = (zone: string, hours: number | null = null): StatedZone => ({ zone, hours });
const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';
const ATLANTIC = 'America/Halifax';

/** Letters as they are written: "est" in lower case is a French verb. */
const LETTERS: ReadonlyMap<string, StatedZone> = new Map([
  ['ET', of(EASTERN)],
  ['EST', of(EASTERN, -5)],
  ['EDT', of(EASTERN, -4)],
  ['HNE', of(EASTERN, -5)],
  ['HAE', of(EASTERN, -4)],
  ['HE', of(EASTERN)],
  ['CT', of(CENTRAL)],
  ['CDT', of(CENTRAL, -5)],
  ['MT', of(MOUNTAIN)],
  ['MST', of(MOUNTAIN, -7)],
  ['MDT', of(MOUNTAIN, -6)],
  ['PT', of(PACIFIC)],
  ['PST', of(PACIFIC, -8)],
  ['PDT', of(PACIFIC, -7)],
  ['ADT', of(ATLANTIC, -3)],
  ['HNA', of(ATLANTIC, -4)],
  ['HAA', of(ATLANTIC, -3)],
  ['CET', of('Europe/Paris', 1)],
  ['CEST', of('Europe/Paris', 2)],
  ['GMT', of('UTC', 0)],
  ['UTC', of('UTC', 0)],
]);

const WORDS: readonly (readonly [RegExp, StatedZone])[] = [
  [/^(?:eastern|toronto|montr[ée]al|ottawa|new york)(?: (?:standard|daylight))?(?: time)?\b/i, of(EASTERN)],
  [/^(?:central|chicago|winnipeg)(?: (?:standard|daylight))? time\b/i, of(CENTRAL)],
  [/^(?:mountain|denver|calgary|edmonton)(?: (?:standard|daylight))?(?: time)?\b/i, of(MOUNTAIN)],
  [/^(?:pacific|vancouver)(?: (?:standard|daylight))?(?: time)?\b/i, of(PACIFIC)],
  [/^(?:atlantic|halifax)(?: (?:standard|daylight))?(?: time)?\b/i, of(ATLANTIC)],
  [/^(?:uk|london|british) time\b/i, of('Europe/London')],
  [/^(?:irish|dublin) time\b/i, of('Europe/Dublin')],
  [/^paris time\b/i, of('Europe/Paris')],
  [/^heure (?:normale |avancée )?(?:de l['’]est|de (?:montréal|toronto|québec))/i, of(EASTERN)],
  [/^heure (?:normale |avancée )?de l['’]atlantique/i, of(ATLANTIC)],
  [/^heure (?:normale |avancée )?du pacifique/i, of(PACIFIC)],
  [/^heure (?:de paris|française)/i, of('Europe/Paris')],
  [/^heure (?:de bruxelles|belge)/i, of('Europe/Brussels')],
];

/** The zone that stands right after a clock, and how many characters it takes; null when none that is known does. */
export function zoneAfter(text: string): { stated: StatedZone; length: number } | null {
  const lead = /^[\s,]*\(?\s*/.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead);
  const shift = /^(?:GMT|UTC)\s?([+-−–])\s?(\d{1,2})(?::?(\d{2}))?\b/.exec(rest);
  if (shift?.[2] !== undefined) {
    const hours = (Number(shift[2]) + Number(shift[3] ?? 0) / 60) * (shift[1] === '+' ? 1 : -1);
    return { stated: of('', hours), length: lead + shift[0].length };
  }
  const letters = /^[A-Z]{2,4}\b/.exec(rest)?.[0] ?? '';
  const named = LETTERS.get(letters);
  if (named !== undefined) return { stated: named, length: lead + letters.length };
  for (const [words, stated] of WORDS) {
    const found = words.exec(rest);
    if (found !== null) return { stated, length: lead + found[0].length };
  }
  return null;
}

const HOUR_MS = 3_600_000;

/**
 * The moment (ms since 1970 UTC) of a day `YYYY-MM-DD` and minutes after midnight by a stated zone; null where the letters name
 * an hour that the zone does not have on that day.
 */
export function momentBy({ zone, hours }: StatedZone, day: string, minutes: number): number | null {
  const byHours = hours === null ? null : momentAt(day, minutes, 'UTC') - hours * HOUR_MS;
  if (zone === '') return byHours;
  const byZone = momentAt(day, minutes, zone);
  return byHours === null || byHours === byZone ? byZone : null;
}
