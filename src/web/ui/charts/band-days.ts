/** A day of a chart: what it came to, and where it was expected. */
export interface BandDay {
  key: string;
  /** Under the day; "" for none. */
  label: string;
  /** In the table behind. */
  name: string;
  value: number;
  /** Where nine of ten such days lie; null while that is not known. */
  band: { low: number; high: number } | null;
  outside: boolean;
  /** At a day that lies outside: below one that is too low, above one that is too high; over what else is drawn there. */
  note: string;
  /** Where pressing the day leads. Whoever has no pointer needs another way there: what is drawn cannot be reached with the keyboard. */
  to?: string | undefined;
}

/** What days are drawn with. */
export interface DayBandsProps {
  label: string;
  heads: { day: string; value: string; band: string };
  days: readonly BandDay[];
  /** An amount in words, for the axis and the table behind. */
  words: (value: number) => string;
  /** A range in words, for the table behind. */
  rangeWords: (band: { low: number; high: number } | null) => string;
  narrow: boolean;
}
