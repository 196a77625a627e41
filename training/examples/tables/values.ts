import { amount, between, clock, dayAt, digits, mannerOf, pick } from './manners.ts';
import type { Manner } from './manners.ts';
import words from '#corpora/table-columns/words.json' with { type: 'json' };

/** Makes the value of one row. */
type Maker = (at: number) => string;

const person = (manner: Manner): string => {
  const [first, last] = [pick(manner, words.FIRST_NAMES), pick(manner, words.LAST_NAMES)];
  return `${first} ${last}`;
};

/** Makes codes of a manner: letters alone, letters with digits, or digits. */
function codes(manner: Manner): Maker {
  const style = between(manner, 0, 4);
  return () =>
    style === 0
      ? pick(manner, words.CODES)
      : style > 2
        ? pick(manner, words.CODES_OF_LETTERS)
        : `${style === 1 ? pick(manner, ['BRD', 'COF', 'MRC-', 'K-', 'SKU-']) : ''}${between(manner, 100, 9999)}`;
}

/** Makes ids, each a row's own or the same in the rows of an order. */
function ids(manner: Manner): Maker {
  const style = between(manner, 0, 6);
  const write = (at: number): string =>
    [
      `${1000 + at}`,
      `#${1000 + at}`,
      `tx${9000 + at}`,
      `INV-${200 + at}`,
      `A${digits(manner, 6)}Q${at}`,
      `13000000${4000 + at}`,
      `accounts/1/items/rv${at}`,
    ][style] ?? '';
  return write;
}

/** Makers of the values of names, words and states. */
function texts(manner: Manner): Record<string, Maker> {
  const consent = pick(manner, words.CONSENTS);
  const states = pick(manner, words.STATES);
  const regions = pick(manner, words.REGIONS);
  const groups = pick(manner, words.GROUPS);
  const things = manner.random() < 0.2 ? words.SINGLE_THINGS : words.THINGS;
  const variants = pick(manner, words.VARIANTS);
  const places = pick(manner, words.PLACES);
  const recommends = pick(manner, words.RECOMMENDS);
  const short = manner.random() < 0.5;
  const nobody = manner.random() < 0.5 ? 0.3 : 0;
  return {
    item: () => pick(manner, things),
    variant: () => pick(manner, variants),
    sku: codes(manner),
    gtin: () => `${pick(manner, ['', "'"])}0${digits(manner, 11)}`,
    category: () => pick(manner, groups),
    vendor: () => pick(manner, words.VENDORS),
    currency: () => 'CAD',
    status: () => pick(manner, states),
    location: () => pick(manner, places),
    person: () => {
      const name = person(manner);
      return manner.random() < nobody
        ? ''
        : short
          ? `${name.split(' ')[0] ?? ''} ${name.split(' ')[1]?.[0] ?? ''}.`
          : name;
    },
    first_name: () => pick(manner, words.FIRST_NAMES),
    last_name: () => pick(manner, words.LAST_NAMES),
    email: (at) => (manner.random() < nobody ? '' : `a${at}.bell@example.com`),
    phone: () =>
      `${pick(manner, ['902-555-0', '+1 416 555 0', '(514) 555-0', "'+1902555"])}${between(manner, 100, 199)}`,
    province: () => pick(manner, regions),
    consent_email: () => pick(manner, consent),
    consent_sms: () => pick(manner, consent),
    recommends: () => pick(manner, recommends),
    text: () => pick(manner, words.SENTENCES),
    reply: () => (manner.random() < 0.5 ? '' : 'Thank you for your kind words, see you soon.'),
  };
}

/** Makers of the values of days, amounts and counts. */
function numbers(manner: Manner): Record<string, Maker> {
  const stars = pick(manner, words.STARS);
  const withTime = manner.random() < 0.3 && manner.dates !== 'serial';
  const decimals = manner.random() < 0.4;
  const id = ids(manner);
  const lines = pick(manner, [1, 1.6, 2.5, 4]);
  const none = manner.comma ? '0,00' : '0.00';
  const money = (least: number, most: number) => () => amount(manner, least, most);
  const minus =
    (make: Maker): Maker =>
    (at) =>
      manner.random() < 0.05 ? `-${make(at)}` : make(at);
  const seldom = (least: number, most: number, share: number) => () =>
    manner.random() < share ? none : amount(manner, least, most);
  const wide = manner.random() < 0.5 ? 3 : 2000;
  return {
    date: (at) => dayAt(manner, at) + (withTime ? ` ${clock(manner)}` : ''),
    last_seen: (at) => dayAt(manner, (at * 7) % 30),
    qty: minus(() =>
      pick(manner, decimals ? [manner.comma ? '0,5' : '0.5', '1.0', '2', '1'] : ['1', '2', '3', '1', '6']),
    ),
    stock: () => String(between(manner, -1, 60)),
    price: money(2, 20 * Math.sqrt(wide)),
    cost: money(1, 12 * Math.sqrt(wide)),
    gross: minus(money(3, 100 * Math.sqrt(wide))),
    discount: seldom(0.2, 9, 0.7),
    net: minus(money(3, 100 * Math.sqrt(wide))),
    tax: minus(money(0.2, 30)),
    tip: seldom(1, 6, 0.6),
    total: minus(money(4, 110 * Math.sqrt(wide))),
    subtotal: minus(money(3, 100 * Math.sqrt(wide))),
    shipping: seldom(5, 15, 0.5),
    refund: seldom(3, 40, 0.85),
    order_ref: (at) => id(Math.floor(at / lines)),
    line_ref: id,
    source_ref: id,
    spend: money(15, 900),
    orders: () => String(between(manner, 0, 15)),
    stars: () => pick(manner, stars),
  };
}

/** Makers of values of columns that mean nothing to us. */
function others(manner: Manner): Record<string, Maker> {
  const flags = pick(manner, words.YES_NO);
  const list = pick(manner, words.WORDS);
  const phrases = pick(manner, words.PHRASES);
  const days = pick(manner, words.WEEKDAYS);
  const notes = pick(manner, [...words.NOTES, words.SENTENCES]);
  return {
    time: () => clock(manner),
    weekday: (at) => days[at % 7] ?? '',
    word: () => pick(manner, list),
    phrase: () => pick(manner, phrases),
    text: () => (manner.random() < 0.3 ? '' : pick(manner, notes)),
    person: () => pick(manner, [person(manner), pick(manner, words.FIRST_NAMES)]),
    zip: () => pick(manner, words.POSTCODES[0] ?? []),
    street: () => pick(manner, words.STREETS),
    percent: () => `${between(manner, 1, 40)}.5%`,
    money: () => amount(manner, 0, 120),
    number: () => String(between(manner, 0, 400)),
    link: () => pick(manner, words.PRODUCT_LINKS),
    digits: () => String(between(manner, 1000, 9999)),
    yesno: () => pick(manner, flags),
    date: (at) => dayAt(manner, at),
    moment: (at) => `${dayAt(manner, at)} ${clock(manner)}`,
    phone: () => `902-555-0${between(manner, 100, 199)}`,
    id: (at) => `${pick(manner, ['pay', 'x', '13000'])}${between(manner, 1000, 9999)}${at}`,
    list: () => `${between(manner, 1, 3)}× ${pick(manner, words.THINGS)}`,
    capitals: () => pick(manner, ['CA', 'US']),
    email: (at) => `guest${at}@example.org`,
    empty: () => '',
  };
}

/**
 * Cells of a column by what it means, or by the kind of values behind `none:`, as a table of this seed writes them: its currency,
 * decimal sign and dates are the same in all its columns. Some columns are empty, some have gaps.
 */
export function valuesOf(meaning: string, seed: { table: number; column: number }): string[] {
  const manner = mannerOf(seed.table, seed.column);
  const rows = between(manner, 8, 40);
  const isEmpty = manner.random() < 0.04;
  const gaps = manner.random() < 0.2 ? 0.4 : 0;
  const [, kind = ''] = meaning.split('none:');
  const maker = kind === '' ? (texts(manner)[meaning] ?? numbers(manner)[meaning]) : others(manner)[kind];
  if (maker === undefined) throw new Error(`No values are made for ${meaning}.`);
  return Array.from({ length: rows }, (_, at) => (isEmpty || manner.random() < gaps ? '' : maker(at)));
}
