import type { SoldThing } from '#contract/localbiz/sales-query.ts';
import { formOf, numberOf } from './forms.ts';
import { isSmall } from './names.ts';
import type { Names, Naming } from './names.ts';
import type { Token } from './tokens.ts';
import { longestPhrase, meantBy, notionsOf } from './vocabulary.ts';

/** A run of words of a question with what it may stand for. */
export interface Span {
  /** As it was written. */
  words: string;
  notions: ReadonlySet<string>;
  /** A number, a month from 1 or a weekday from 0 for Sunday, where the notions say one; null for none. */
  number: number | null;
  /** Whether the last of its words is in the plural. */
  plural: boolean;
  things: Naming<SoldThing> | null;
  shops: Naming<string> | null;
  tax: string | null;
  /** The word that a mistyped one was taken for; null where none was. */
  takenFor: string | null;
}

/** Everything that a question is read by, beside the language itself. */
export interface Vocabulary {
  things: Names<SoldThing>;
  shops: Names<string>;
  taxes: Names<string>;
}

const NO_NOTION: ReadonlySet<string> = new Set();
const MOST_NAME = 6;
const COST = {
  read: 1,
  name: 0.95,
  nameThatIsAWord: 1.05,
  part: 1.3,
  mistyped: 0.7,
  guessed: 2.5,
  unread: 8,
};

interface Candidate extends Span {
  size: number;
  cost: number;
}

const IN_QUESTIONS = /^(?:measure:|group:|how |by\b|which|frame|most|least)/;

/** What a run of words names in the shop's own books. */
function named(run: readonly Token[], { things, shops, taxes }: Vocabulary) {
  const words = run.map(({ word }) => word);
  if (isSmall(words[0] ?? '') || isSmall(words.at(-1) ?? '')) return null;
  const [thing, shop, tax] = [things.named(words), shops.named(words), taxes.named(words)];
  const onlyTax = tax?.mistyped === false ? (tax.exact[0]?.what ?? null) : null;
  if (thing === null && shop === null && onlyTax === null) return null;
  const isExact = (thing?.exact.length ?? 0) + (shop?.exact.length ?? 0) > 0 || onlyTax !== null;
  const mistyped = onlyTax === null && (thing ?? shop)?.mistyped === true;
  const isWord = run.length === 1 && [...notionsOf(words)].some((notion) => IN_QUESTIONS.test(notion));
  const cost =
    (isExact ? (isWord ? COST.nameThatIsAWord : COST.name) : COST.part) + (mistyped ? COST.mistyped : 0);
  return { things: thing, shops: shop, tax: onlyTax, cost };
}

/** What a run of words stands for. The average sale is a ticket's, average sales may be anything's. */
function phraseOf(run: readonly Token[]): ReadonlySet<string> {
  const found = notionsOf(run.map(({ word }) => word));
  const last = run.at(-1);
  const isMany = run.length === 2 && last !== undefined && last.word !== last.written;
  return isMany && found.has('measure:average_ticket') ? NO_NOTION : found;
}

/** Everything that may begin at a word. */
function candidatesAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  vocabulary: Vocabulary,
): Candidate[] {
  const found: Candidate[] = [];
  const most = Math.min(tokens.length - at, Math.max(longestPhrase, MOST_NAME));
  for (let size = 1; size <= most; size += 1) {
    const run = tokens.slice(at, at + size);
    const last = run.at(-1);
    const bare = {
      words: text.slice(run[0]?.from, last?.to),
      notions: NO_NOTION,
      number: null,
      plural: last !== undefined && last.written !== last.word,
      things: null,
      shops: null,
      tax: null,
      takenFor: null,
      size,
      cost: COST.read,
    };
    const phrase = phraseOf(run);
    const number = size <= 3 ? numberOf(run) : null;
    const form = size === 1 && run[0] ? formOf(run[0]) : null;
    const own = form === null ? (number === null ? [] : ['number']) : [form.notion];
    if (phrase.size + own.length > 0)
      found.push({
        ...bare,
        notions: new Set([...phrase, ...own]),
        number: form?.number ?? number,
        plural: bare.plural || (form?.notion === 'weekday' && last?.written.endsWith('s') === true),
      });
    const name = size <= MOST_NAME ? named(run, vocabulary) : null;
    if (name !== null) found.push({ ...bare, ...name });
    if (size === 1 && phrase.size === 0 && run[0]) {
      const meant = meantBy(run[0].word);
      if (meant !== null)
        found.push({ ...bare, notions: notionsOf([meant]), takenFor: meant, cost: COST.guessed });
      found.push({ ...bare, cost: COST.unread });
    }
  }
  return found;
}

/** The words of a question in the runs that leave the least unread, the fewest of them. */
export function spansOf(tokens: readonly Token[], text: string, vocabulary: Vocabulary): Span[] {
  const best: { cost: number; spans: Candidate[] }[] = [];
  best[tokens.length] = { cost: 0, spans: [] };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    for (const one of candidatesAt(tokens, at, text, vocabulary)) {
      const rest = best[at + one.size];
      if (rest === undefined) continue;
      const cost = one.cost + rest.cost;
      const known = best[at];
      if (known === undefined || cost < known.cost) best[at] = { cost, spans: [one, ...rest.spans] };
    }
    best[at] ??= { cost: Number.POSITIVE_INFINITY, spans: [] };
  }
  return best[0]?.spans ?? [];
}
