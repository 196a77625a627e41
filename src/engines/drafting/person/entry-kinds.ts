import { fold } from '#engines/text/index.ts';

/** Lists of the profile whose entries people call by a kind. */
type List = 'education' | 'certificates' | 'work' | 'projects' | 'awards' | 'volunteer' | 'languages';

/** What people call an entry without naming it, the lists it may stand in, and how an entry says that it is one; folded. */
const KINDS: readonly (readonly [called: string, lists: readonly List[], says: RegExp])[] = [
  ['diplomas?|diplomes?', ['education', 'certificates'], /diplom|(?<![a-z])(?:dep|dec|des|aec|asp)(?![a-z])/],
  [
    'degrees?|grades?|bac|baccalaureate?s?|bachelor s|bachelors?|masters?|maitrise',
    ['education'],
    /degree|bachelor|baccalaur|(?<![a-z])(?:bac|b\.?\s?(?:a|sc|ed|com|eng)|m\.?\s?(?:a|sc|ed)|mba|ph\.?\s?d)(?![a-z])|master|maitrise|doctor/,
  ],
  [
    'certificates?|certifications?|certificats?|attestations?',
    ['certificates', 'education'],
    /certif|attestation/,
  ],
  ['licen[cs]es?|permits?|permis|tickets?', ['certificates'], /licen[cs]|permi|ticket/],
  ['stud(?:y|ies)|school(?:ing)?|etudes|ecole', ['education'], /(?!)/],
  ['jobs?|positions?|emplois?|postes?|time|years|stint|passage|temps|annees', ['work'], /(?!)/],
  ['projects?|projets?', ['projects'], /(?!)/],
  ['awards?|prizes?|scholarships?|prix|bourses?', ['awards'], /(?!)/],
  ['volunteering|volunteer (?:work|role)|benevolat', ['volunteer'], /(?!)/],
  ['languages?|langues?', ['languages'], /(?!)/],
];
const JOINS = /^(?:from|at|in|of|with|for|as|about|on|the|my|i|de|du|des|d|en|a|au|chez|la|le|les|l|mon|ma)$/;

/** An entry's kind in some words, and what else they say of it: "the diploma from Humber"; null where they name no kind. */
export function kindNamed(words: string): { lists: readonly List[]; says: RegExp; rest: string } | null {
  const text = fold(words).replaceAll(/['’]/g, ' ').trim();
  for (const [called, lists, says] of KINDS) {
    const found = new RegExp(`(?<![a-z])(?:${called})(?![a-z])`).exec(text);
    if (found === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .split(/\s+/)
      .filter((word) => !JOINS.test(word))
      .join(' ');
    return { lists, says, rest };
  }
  return null;
}

/** Whether two ways to name something mean the same: the same words, or one kind and no other words. */
export function meansSame(a: string, b: string): boolean {
  const [left, right] = [fold(a).trim(), fold(b).trim()];
  if (left === right || left.includes(right) || right.includes(left)) return true;
  const [kind, other] = [kindNamed(a), kindNamed(b)];
  return (
    kind !== null &&
    other !== null &&
    kind.lists.some((list) => other.lists.includes(list)) &&
    (kind.rest === other.rest || kind.rest === '' || other.rest === '')
  );
}
