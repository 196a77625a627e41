import { irregularNouns, irregularVerbs } from '#engines/lexicon/index.ts';

/** Endings with the shortest stem they leave; the first that fits goes. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['issement', 4],
  ['ification', 4],
  ['isation', 4],
  ['ization', 4],
  ['atrice', 4],
  ['ateur', 4],
  ['ation', 3],
  ['ition', 4],
  ['trice', 4],
  ['teuse', 4],
  ['ement', 4],
  ['ment', 4],
  ['teur', 4],
  ['euse', 3],
  ['eur', 3],
  ['iere', 3],
  ['ier', 3],
  ['ielle', 4],
  ['iel', 4],
  ['elle', 4],
  ['ance', 4],
  ['ence', 4],
  ['aient', 3],
  ['issant', 3],
  ['isant', 4],
  ['isait', 4],
  ['isent', 4],
  ['ante', 4],
  ['ant', 3],
  ['ion', 4],
  ['ing', 3],
  ['ator', 4],
  ['ated', 4],
  ['ate', 4],
  ['ised', 4],
  ['ized', 4],
  ['isee', 4],
  ['ise', 4],
  ['ize', 4],
  ['iser', 4],
  ['ive', 4],
  ['if', 4],
  ['eux', 3],
  ['er', 3],
  ['or', 4],
  ['ed', 3],
  ['ee', 3],
  ['ait', 4],
  ['ai', 4],
  ['ent', 6],
  ['aux', 3],
  ['al', 4],
  ['ely', 4],
  ['ly', 4],
  ['ie', 3],
  ['ez', 4],
  ['e', 3],
  ['y', 3],
  ['i', 4],
];

/** Words in "-ais" that are no form of a verb: "j'enseignais" is one. */
const AIS =
  /^(?:anglais|francais|portugais|japonais|irlandais|ecossais|(?:hol|fin|is|thai|neer|zeel|groen)landais|libanais|(?:sene|ben)galais|camerounais|antillais|congolais|taiwanais|polonais|pakistanais|soudanais|maltais|lyonnais|marseillais|bordelais|nantais|jamais|relais|palais|engrais|rabais|balais|marais|mauvais|desormais)$/;

const bases = new Map(
  [...irregularVerbs, ...irregularNouns].flatMap(([base = '', ...forms]) =>
    forms.map((form) => [form, base] as const),
  ),
);

/** Words of one root with others that mean something else: who works at a till is no money. */
const APART = new Set(['cashier']);

function cut(word: string): string {
  for (const [ending, least] of ENDINGS)
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  return word;
}

/** Words whose roots were worked out before; the same few thousand come again in every text. */
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** A folded word without its English or French ending; irregular forms go by their base. */
export function stem(word: string): string {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const root = rootOf(word);
  remembered.set(word, root);
  return root;
}

function rootOf(word: string): string {
  // "Entretenait", "soutenaient": of verbs in -tenir and -venir.
  const whole = word.replace(/^re-(?=[a-z])/, 're').replace(/(?<=[a-z](?:ten|ven))(?:ait|ais|aient)$/, 'ir');
  const base = bases.get(whole) ?? whole;
  // "Engineers-in-training" are an engineer-in-training each.
  if (/^[a-z]+(?:-[a-z]+)+$/.test(base)) return base.replace(/(?<=[^su])s(?=-in-|-en-|-at-|$)/g, '');
  if (base.length < 4 || !/^[a-z]+$/.test(base)) return base;
  if (APART.has(base.replace(/s$/, ''))) return base.replace(/s$/, '');
  if (base.endsWith('eaux')) return base.slice(0, -1);
  const isWhole = /(?:ss|us|is)$/.test(base) && !(base.length > 5 && base.endsWith('ais') && !AIS.test(base));
  const single = isWhole ? base : base.replace(/s$/, '');
  // "Lowered" is "lower" first and "low" then.
  const once = cut(bases.get(single) ?? single);
  const twice = cut(once);
  // "Postedition" is no "post": what two endings leave must be much of the word.
  const root = /i[ot]ion$/.test(single) && twice.length * 2 < single.length - 1 ? once : twice;
  const doubled = root.length > 3 && root.at(-1) === root.at(-2) && !/[ls]$/.test(root);
  return doubled ? root.slice(0, -1) : root;
}

/** A verb in -ing without it, as it may be written: "drawing", "riding", "digging". */
const withoutIng = (verb: string): readonly string[] => {
  const bare = verb.replace(/ing$/, '');
  return [bare, `${bare}e`, bare.slice(0, -1)];
};
const pasts = new Map(
  irregularVerbs.map(([base = '', past = '']) => [base, /(?:ing|s)$/.test(past) ? base : past]),
);

/** The past of an irregular English verb by its folded form in -ing: "led" of "leading", "cut" of "cutting"; undefined for any other word. */
export function irregularPastOf(verb: string): string | undefined {
  const base = [bases.get(verb) ?? '', ...withoutIng(verb)].find((one) => pasts.has(one));
  return base === undefined ? undefined : pasts.get(base);
}
