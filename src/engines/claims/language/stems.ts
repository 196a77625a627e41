import { IRREGULAR } from './irregular.data.ts';

/** Endings with the shortest stem they leave; the first that fits goes. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['issements', 4], ['issement', 4], ['ifications', 4], ['ification', 4], ['isations', 4], ['isation', 4], ['izations', 4],
  ['ization', 4], ['atrices', 4], ['atrice', 4], ['ateurs', 4], ['ateur', 4], ['ations', 3], ['ation', 3], ['itions', 4],
  ['ition', 4], ['trices', 4], ['trice', 4], ['teuses', 4], ['ements', 4], ['ement', 4], ['ments', 4], ['ment', 4],
  ['teurs', 4], ['teur', 4], ['euses', 3], ['euse', 3], ['eurs', 3], ['eur', 3], ['ieres', 3], ['iere', 3], ['iers', 3],
  ['ier', 3], ['ances', 4], ['ance', 4], ['ences', 4], ['ence', 4], ['aient', 3], ['issant', 3], ['antes', 4], ['ants', 4],
  ['ante', 4], ['ant', 3], ['ions', 4], ['ion', 4], ['ies', 3], ['ees', 3], ['ings', 3], ['ing', 3], ['ators', 4], ['ator', 4],
  ['ated', 4], ['ates', 4], ['ate', 4], ['ised', 4], ['ized', 4], ['ises', 4], ['izes', 4], ['ise', 4], ['ize', 4], ['iser', 4],
  ['ives', 4], ['ive', 4], ['ers', 3], ['ors', 3], ['er', 3], ['or', 4], ['ed', 3], ['ee', 3], ['ait', 4], ['ais', 4], ['ent', 4],
  ['aux', 3], ['als', 4], ['al', 4], ['ely', 4], ['ly', 4], ['es', 3], ['ez', 4], ['s', 3], ['e', 3], ['y', 3], ['i', 4],
];

const bases = new Map<string, string>();
for (const line of IRREGULAR.trim().split('\n')) {
  const [base = '', ...forms] = line.split(' ');
  for (const form of forms) bases.set(form, base);
}

function cut(word: string): string {
  for (const [ending, least] of ENDINGS)
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  return word;
}

/** A folded word without its English or French ending; irregular forms go by their base. */
export function stem(word: string): string {
  const base = bases.get(word) ?? word;
  if (base.length < 4 || !/^[a-z]+$/.test(base) || base.endsWith('ss')) return base;
  const root = cut(base);
  const doubled = root.length > 3 && root.at(-1) === root.at(-2) && !/[ls]$/.test(root);
  return doubled ? root.slice(0, -1) : root;
}

/** A folded word in the singular and the masculine: what titles and names are compared by. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/(?:es|s)$/, '').replace(/e$/, '');
}
