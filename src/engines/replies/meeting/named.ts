import { instantOf } from '#engines/calendar/index.ts';
import { guessLanguage, sentences } from '#engines/text/index.ts';
import { toldWords } from '#engines/replies/clean.ts';
import { type Clock, clocksIn } from './clocks.ts';
import type { Sent } from './days.ts';
import { mentionsIn } from './mentions.ts';
import { BARE_LINE, TIME_LINE } from './sides.data.ts';
import { momentBy } from './zones.ts';

/**
 * A day an employer names for a conversation, `YYYY-MM-DD`, and the clock beside it, `HH:MM` where they are, if it is sure.
 * `startsAt` is the moment in UTC where they say by which zone.
 */
export interface Meeting {
  day: string;
  time: string | null;
  startsAt: string | null;
}

/** A sentence longer than this is no sentence that a person wrote. */
const LONGEST_SENTENCE = 1500;

const two = (number: number): string => String(number).padStart(2, '0');
/** Dots of "p.m." and "Nov." end no sentence. */
const withoutShortDots = (text: string): string =>
  text
    .replaceAll(/\b([ap])\.\s?m\b\.?/giu, '$1m')
    .replaceAll(
      /(?<!\p{L})(mon|tues?|wed|thu(?:rs?)?|fri|jan|feb|aug|sept?|oct|nov|dec|déc|janv|févr|avr|juil)\.(?=\s+(?:le\s+)?\d)/giu,
      '$1',
    );

/** Minutes after midnight; of today without an hour that is sure, as if it were over. */
const minutesOf = (time: string | null): number =>
  time === null ? -1 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** One clock of one day; none where several are left that are not the same moment. */
function timeOf(day: string, clocks: readonly Clock[]): Pick<Meeting, 'time' | 'startsAt'> {
  const [first, ...others] = clocks;
  if (first === undefined || first.minutes === null) return { time: null, startsAt: null };
  const momentOf = ({ zone, minutes }: Clock) =>
    zone === null || minutes === null ? null : momentBy(zone, day, minutes);
  const own = clocks.find((clock) => momentOf(clock) !== null);
  const moment = own === undefined ? null : momentOf(own);
  const same = others.every((clock) => {
    const other = momentOf(clock);
    return other !== null && moment !== null ? other === moment : clock.minutes === first.minutes;
  });
  if (!same) return { time: null, startsAt: null };
  const { minutes } = own ?? first;
  return {
    time: minutes === null ? null : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    startsAt: moment === null ? null : instantOf(moment),
  };
}

/** The clocks of the lines that only say at what time, for a day whose own line says none. */
const clocksOfLines = (lines: readonly string[]): Clock[] => {
  const labelled = lines.filter((line) => TIME_LINE.test(line)).map((line) => line.replace(TIME_LINE, 'at '));
  const bare = lines.filter((line) => {
    const clocks = clocksIn(line);
    const [first] = clocks;
    return (
      clocks.length === 1 &&
      first !== undefined &&
      BARE_LINE.test(line.slice(0, first.at) + line.slice(first.end))
    );
  });
  return [...labelled, ...bare].flatMap((line) => clocksIn(line));
};

/**
 * When an employer's mail proposes to talk: the one day that is meant, in English or French, seen from when the mail was written
 * (`sent`, by the person's calendar). Null when it names none, several, one that nobody can be sure of, or a weekday that is
 * not that day's: nothing is guessed, and of several times offered none is chosen.
 */
export function meetingNamed(text: string, sent: Sent): Meeting | null {
  const mail = withoutShortDots(toldWords(text));
  const lines = sentences(mail);
  if (lines.some((line) => line.length > LONGEST_SENTENCE)) return null;
  const french = guessLanguage(mail) === 'fr';
  const mentions = lines.flatMap((sentence) => mentionsIn({ sentence, mail, sent, french }));
  const gone = new Set(mentions.flatMap(({ day, use }) => (use === 'gone' ? [day] : [])));
  const meant = mentions.filter(({ day, use }) => use === 'meant' && !gone.has(day));
  const days = new Set(meant.map(({ day }) => day));
  const [day] = days;
  if (days.size !== 1 || day === undefined || day === null) return null;
  const beside = meant.flatMap(({ clocks }) => clocks);
  const stated = beside.length > 0 ? beside : clocksOfLines(lines);
  const when = timeOf(day, stated);
  const isOver = day < sent.day || (day === sent.day && minutesOf(when.time) <= sent.minutes);
  return isOver ? null : { day, ...when };
}
