import { hourWords } from './hour-words.ts';

/** As many hours in a row have room for a figure of their own, on the screen of a phone as well. */
export const MOST_NAMED = 14;
/** Of more of them each so many is named, and has the room of those up to the next. */
const EACH = 6;
/** The room, in hours, that a name such as "12 p.m." takes there. */
const ROOM = 4;

interface HourHead {
  hour: number;
  /** "" where no name has room. */
  words: string;
  /** How many hours it stands over. */
  wide: number;
}

/** What stands over hours of a day that follow one another: a figure over each, or of a long day "6 a.m.", "12 p.m." over some. */
export function hourHeads(hours: readonly number[]): HourHead[] {
  if (hours.length <= MOST_NAMED)
    return hours.map((hour) => ({ hour, words: hourWords(hour, 'hour'), wide: 1 }));
  const begins = hours.filter((hour, place) => place === 0 || hour % EACH === 0);
  return begins.map((hour, place) => {
    const wide = (begins[place + 1] ?? (hours.at(-1) ?? hour) + 1) - hour;
    return { hour, words: wide < ROOM ? '' : hourWords(hour), wide };
  });
}
