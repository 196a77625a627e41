import { countryIn, listOf, numberFormat } from './format.ts';
import type { Reader } from './format.ts';
import type { Message } from './types.ts';

// Messages that stand in no catalogue, since Intl says them, or because they only hold others. Rows hold their codes, too.

const COUNTRY = 'named.country';
const ANY_OF = 'named.anyOf';
const ALL_OF = 'named.allOf';
const MONEY = 'named.money';
const IN_TURN = 'named.inTurn';

type Listed = readonly (string | Message)[];

/** The name of a country by its code (ISO 3166), as a message: Intl knows it in each language. */
export const country = (code: string): Message => ({ code: COUNTRY, values: { code } });

/** "A, B or C", as a message. */
export const anyOf = (of: Listed): Message => ({ code: ANY_OF, values: { of } });

/** "A, B and C", as a message. Within another message, the list alone says the same. */
export const allOf = (of: Listed): Message => ({ code: ALL_OF, values: { of } });

/** "CAD 84,000", by the code of its currency (ISO 4217): which of several dollars is meant has to be plain. */
export const money = (currency: string, amount: number): Message => ({
  code: MONEY,
  values: { currency, amount },
});

/** Whole sentences, said one after the other. */
export const inTurn = (of: Listed): Message => ({ code: IN_TURN, values: { of } });

/** Money in a language. What is no currency stands before the number as it is. */
function moneyIn({ locale }: Pick<Reader, 'locale'>, currency: string, amount: number): string {
  const options = { currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' } as const;
  return /^[A-Z]{3}$/.test(currency)
    ? numberFormat(locale, { style: 'currency', currency, ...options }).format(amount)
    : `${currency} ${numberFormat(locale).format(amount)}`.trim();
}

const textIn = ({ values }: Message, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const itemsOf = ({ values: { of = [] } }: Message): Listed => (Array.isArray(of) ? (of as Listed) : []);

/** What is said of such a message; null for one of a catalogue. */
export function sayNamed(
  message: Message,
  reader: Pick<Reader, 'locale'>,
  say: (item: string | Message) => string,
): string | null {
  switch (message.code) {
    case COUNTRY:
      return countryIn(reader.locale, textIn(message, 'code'));
    case ANY_OF:
      return listOf(reader.locale, itemsOf(message).map(say), 'disjunction');
    case ALL_OF:
      return listOf(reader.locale, itemsOf(message).map(say), 'conjunction');
    case MONEY:
      return moneyIn(reader, textIn(message, 'currency'), Number(message.values['amount']));
    case IN_TURN:
      return itemsOf(message).map(say).join(' ');
    default:
      return null;
  }
}
