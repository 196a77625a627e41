/** How a shop may write to somebody. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/**
 * What a row says of whether its person may be written to. `given` is a consent: `express`, or `implied_purchase` from having bought
 * something; `withdrawn` is a no.
 */
export interface Statement {
  channel: Channel;
  kind: 'given' | 'withdrawn';
  basis: 'express' | 'implied_purchase' | null;
  /** The names of the columns with what stands in the row: the proof, as far as the file has one. */
  words: string;
  /** The day it was said, or something was bought; null where the file does not say. */
  day: string | null;
  /** The last day on which it counts; null for one without an end. */
  lastDay: string | null;
  line: number;
}

/** What a row says, by field; consents are `yes`, `no` or `unknown`. */
export type RowValues = Readonly<Record<string, string | number | boolean>>;

/** What is known of a file besides its rows. */
export interface FileOfPeople {
  /** Whether all its people said stop: a list of those who unsubscribed. */
  isOfWithdrawn: boolean;
  /** Whether its column of last days is one of purchases. */
  hasPurchases: boolean;
  /** The name of a field's column with what stands in a line of it; "" for nothing. */
  words: (line: number, field: string) => string;
}

/** Years for which a purchase lets a shop write (Canada's anti-spam law, s. 10(10)). */
const YEARS_AFTER_PURCHASE = 2;

const textOf = (value: RowValues[string] | undefined): string => (typeof value === 'string' ? value : '');

/** The same day two years on; of 29 February the 28th. */
function lastDayAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + YEARS_AFTER_PURCHASE;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}${!isLeap && day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;
}

const NO_FIELDS: Readonly<Record<Channel, readonly string[]>> = {
  email: ['consent_email', 'refused', 'withdrawn'],
  sms: ['consent_sms', 'refused_sms', 'withdrawn_sms'],
};
/** What in a column of the days on which somebody left says that they did not. */
const NOT_WITHDRAWN = /^(?:|0|no|n|false|non|faux|never|jamais|null|-+)$/i;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The field by which a row says no on a channel; null where it does not. */
function noOf(values: RowValues, channel: Channel): string | null {
  const found = NO_FIELDS[channel].find((field) =>
    field.startsWith('withdrawn')
      ? !NOT_WITHDRAWN.test(textOf(values[field]).trim())
      : values[field] === 'no',
  );
  return found ?? null;
}

function withdrawnOn(values: RowValues, channel: Channel): string | null {
  const said = DAY.exec(textOf(values[channel === 'email' ? 'withdrawn' : 'withdrawn_sms']));
  return said?.[0] ?? null;
}

/** What a row says of a purchase, from which follows that its person may be written to by email for two years; null for nothing. */
function boughtOf(values: RowValues, { hasPurchases, words }: FileOfPeople, line: number): Statement | null {
  const day = textOf(values['last_seen']);
  if (!hasPurchases || day === '' || values['orders'] === 0) return null;
  return {
    channel: 'email',
    kind: 'given',
    basis: 'implied_purchase',
    words: words(line, 'last_seen'),
    day,
    lastDay: lastDayAfter(day),
    line,
  };
}

function givenOf(values: RowValues, { words }: FileOfPeople, line: number): Statement | null {
  const agreed = textOf(values['consent_at']);
  const confirmed = textOf(values['confirmed_at']);
  const said = values['consent_email'];
  // Where a column asks for it, it is that one's to say; a day of joining alone is a yes where nothing else is asked.
  const isGiven = said === undefined ? agreed !== '' || confirmed !== '' : said === 'yes';
  if (!isGiven) return null;
  const proof = ['consent_email', 'consent_at', 'confirmed_at'].map((field) => words(line, field));
  return {
    channel: 'email',
    kind: 'given',
    basis: 'express',
    words: proof.filter((one) => one !== '').join(', '),
    day: confirmed || agreed || null,
    lastDay: null,
    line,
  };
}

/** What a row says of a channel. A no stands alone; whatever says neither yes nor no is no consent. */
function statementsOn(channel: Channel, values: RowValues, file: FileOfPeople, line: number): Statement[] {
  const no = noOf(values, channel);
  if (no !== null || (channel === 'email' && file.isOfWithdrawn)) {
    const words = no === null ? '' : file.words(line, no);
    const day = withdrawnOn(values, channel);
    return [{ channel, kind: 'withdrawn', basis: null, words, day, lastDay: null, line }];
  }
  if (channel === 'email')
    return [givenOf(values, file, line), boughtOf(values, file, line)].filter((one) => one !== null);
  if (values['consent_sms'] !== 'yes') return [];
  const words = file.words(line, 'consent_sms');
  return [{ channel, kind: 'given', basis: 'express', words, day: null, lastDay: null, line }];
}

/** What a row says of whether its person may be written to, on each channel. */
export const statementsOf = (values: RowValues, file: FileOfPeople, line: number): Statement[] =>
  channels.flatMap((channel) => statementsOn(channel, values, file, line));
