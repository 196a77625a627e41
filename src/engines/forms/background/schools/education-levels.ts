import { wordFor } from '#engines/lexicon/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/**
 * Rungs of schooling from low to high; a trade certificate stands beside upper secondary school. A certificate or diploma after a first degree
 * is none itself, and in some places is open to whoever has none: half a rung.
 */
const EDUCATION_LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(ph ?d|doctor\w*)\b/, 6],
  [wordFor('education levels: master'), 5],
  [wordFor('education levels: after a bachelor'), 4.5],
  [wordFor('education levels: bachelor'), 4],
  [wordFor('education levels: college'), 3],
  [wordFor('education levels: trade'), 2],
  [/\b(a ?levels?|upper secondary)\b/, 2],
  [wordFor('education levels: school'), 1],
  [/\b(no formal|none|aucune?|less than high|some high school)\b/, 0],
];

/** What a level of schooling is called elsewhere, and what it is here; read before the education levels. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bpost ?secondary\b|\bpostsecondaires?\b/g, 'college'],
  [
    /\b(university degree|universitaire|university|degree) (graduate|postgraduate|2e cycle|3e cycle|deuxieme cycle)\b|\bhigher degree\b/g,
    'graduate degree',
  ],
  [/\buniversitaire (de )?(1er cycle|premier cycle)\b/g, 'universitaire bachelor'],
  [/\bbac \+ ?8\b|\blevel 8\b/g, 'doctorate'],
  [/\bbac \+ ?5\b|\blevel 7\b/g, 'master'],
  [/\bbac \+ ?[34]( 4)?\b|\blevel 6\b/g, 'bachelor'],
  [/\bbac \+ ?2\b|\blevel [45]( 5)?\b|\b(bts|dut|deug|deust)\b/g, 'college'],
  [/\b(aec|attestations? d etudes collegiales)\b/g, 'collegial'],
  [/\blevel 3\b/g, 'a level'],
  [/\blevel 2\b/g, 'gcse'],
  [/\b(cap|bep)\b/g, 'vocational'],
  [/\bbach\b|\bfirst degree\b/g, 'bachelor'],
  [/\bassoc\b/g, 'associate'],
  [/\bh ?s dipl(oma)?\b/g, 'high school'],
];

/** Diplomas of the same education level that are not each other. */
const DIPLOMAS = /\b(dec|aec|dep|asp|des|bts|dut|deug|cap|bep|hnd|hnc|ged)\b/g;

/** Whether a choice names a diploma beside the one that is held: an AEC is no DEC. */
export function isAnother(label: string, studyType: string): boolean {
  const [own, named] = [studyType, label].map((text) =>
    [...plainLabel(text).matchAll(DIPLOMAS)].map(([name]) => name),
  );
  return (
    own !== undefined &&
    named !== undefined &&
    own.length > 0 &&
    named.length > 0 &&
    !named.some((name) => own.includes(name))
  );
}

/** Every education level that a text names; none where it speaks of schooling that was not finished. */
export function educationLevelsOf(text: string): number[] {
  const plain = CALLED.reduce((line, [words, here]) => line.replaceAll(words, here), plainLabel(text))
    .replace(/\bs\b/g, '')
    .replace(/ {2,}/g, ' ');
  if (
    /\b(some|partial\w*|incomplete|less than|no formal|without|not completed|non complete|en cours|in progress)\b/.test(
      plain,
    )
  )
    return [];
  return [
    ...new Set(
      EDUCATION_LEVELS.filter(([name]) => name.test(plain)).map(([, educationLevel]) => educationLevel),
    ),
  ];
}

/** What degrees are called in short, and how they are written out. */
export const FACULTIES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(bcom|b com|mcom)\b/, /\b(of commerce|bcom)\b/],
  [/\b(bsc|b sc|msc|m sc)\b/, /\b(of science|bsc|msc)\b/],
  [/\b(ba|b a|ma|m a)\b/, /\b(of arts|ba|ma)\b/],
  [/\b(beng|b eng|meng|m eng)\b/, /\b(of engineering|beng|meng)\b/],
  [/\b(bba|mba)\b/, /\b(of business administration|bba|mba)\b/],
];

/** A list of French schooling, where the "baccalauréat" ends school. */
export const FRENCH = /\b(bts|dut|bep|cap bep|bac \+ ?\d|bac pro)\b/;

/** The labels of such a list with "bac" as what it is there. */
export const inItsSystem = (label: string, french: boolean): string =>
  french
    ? label.replace(/\bbac(calaur[ée]at)?\b(?! ?\+)/i, 'high school').replace(/\blicence\b/i, 'bachelor')
    : label;

/** The education level of a text, a bare degree being a first one; null where it names none. */
export const educationLevelOf = (text: string): number | null => {
  const educationLevels = educationLevelsOf(text);
  return educationLevels[0] ?? (/\bdegree\b|diplome d universite/.test(plainLabel(text)) ? 4 : null);
};

/** The education levels a choice stands for: "College - Bachelor of Science" is the higher one, "Bachelor's or Master's" are both. */
export function namedBy(label: string): number[] {
  const educationLevels = educationLevelsOf(label);
  const either = /[/,;(]|\b(or|and|to|ou|et)\b/i.test(label);
  return educationLevels.length > 1 && !either ? [Math.max(...educationLevels)] : educationLevels;
}
