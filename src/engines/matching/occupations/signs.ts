import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import { titleVariants } from '#engines/matching/reading/titles.ts';
import { alikeDuties } from './duty-index.ts';
import { alikeTitles } from './title-index.ts';
import { titleOdds } from './word-odds.ts';
import { titleStems } from './words.ts';

/** What stands around a title: stems of the duties, counted, and skills named. */
export interface TitleContext {
  stems: ReadonlyMap<string, number>;
  skills: ReadonlySet<number>;
}

/** A title on its own. */
export const NO_CONTEXT: TitleContext = { stems: new Map(), skills: new Set() };

/** What speaks for an occupation; see `signsOf`. */
export interface Signs {
  exact: number;
  named: number;
  part: number;
  first: number;
  second: number;
  third: number;
  odds: number;
  perWord: number;
  head: number;
  duties: number;
  skills: number;
}

/** Duties this alike name an occupation whatever the title says. */
const ALIKE_DUTIES = 0.12;
const HALF_SKILLS = 40;

const FRENCH = /(?:^|\s)(?:de|des|du|en|la|le|les|aux?|et|ou)\s|['’]|[éèêç]/i;

/** What speaks for each occupation that a title, its duties or its skills may mean. */
export function signsOf(title: string, context: TitleContext, taxonomy: Taxonomy): Map<number, Signs> {
  const { whole, parts } = titleVariants(title);
  const french = FRENCH.test(title);
  const signs: SignsByOccupation = new Map();
  addNames(whole, parts, signs, taxonomy);
  for (const text of whole.slice(-2)) addAlike(titleStems(text), french, signs, taxonomy);
  addDuties(context, signs, taxonomy);
  const stems = titleStems(whole.at(-1) ?? '');
  const head = (french ? stems[0] : stems.at(-1)) ?? '';
  const odds = titleOdds(stems, taxonomy.odds);
  for (const [occupation, sign] of signs) {
    // Scaled so that the weights are of one size.
    sign.odds = (odds[occupation] ?? 0) / 5;
    sign.perWord = stems.length === 0 ? 0 : (odds[occupation] ?? 0) / stems.length / 3;
    sign.head = Math.log(1 + (taxonomy.occupations[occupation]?.heads.get(head) ?? 0)) / 3;
    const shared = sharedSkills(occupation, context, taxonomy);
    sign.skills = (2 * shared) / (shared + HALF_SKILLS);
  }
  return signs;
}

type SignsByOccupation = Map<number, Signs>;

function signAt(occupation: number, signs: SignsByOccupation): Signs {
  const known = signs.get(occupation);
  if (known !== undefined) return known;
  const made: Signs = {
    exact: 0,
    named: 0,
    part: 0,
    first: 0,
    second: 0,
    third: 0,
    odds: 0,
    perWord: 0,
    head: 0,
    duties: 0,
    skills: 0,
  };
  signs.set(occupation, made);
  return made;
}

/** A title that several occupations carry names each of them the less. */
function addNames(
  whole: readonly string[],
  parts: readonly string[],
  signs: SignsByOccupation,
  { exact }: Taxonomy,
): void {
  for (const text of whole) {
    const named = exact.get(text) ?? [];
    for (const occupation of named) {
      const sign = signAt(occupation, signs);
      sign.named = 1;
      sign.exact = Math.max(sign.exact, 1 / Math.sqrt(named.length));
    }
  }
  for (const text of parts) {
    const named = exact.get(text) ?? [];
    for (const occupation of named) {
      const sign = signAt(occupation, signs);
      sign.part = Math.max(sign.part, 1 / Math.sqrt(named.length));
    }
  }
}

function addAlike(
  stems: readonly string[],
  french: boolean,
  signs: SignsByOccupation,
  { titles }: Taxonomy,
): void {
  for (const [occupation, [first, second, third]] of alikeTitles(stems, french, titles)) {
    const sign = signAt(occupation, signs);
    sign.first = Math.max(sign.first, first);
    sign.second = Math.max(sign.second, second);
    sign.third = Math.max(sign.third, third);
  }
}

function addDuties({ stems }: TitleContext, signs: SignsByOccupation, { duties }: Taxonomy): void {
  if (stems.size === 0) return;
  alikeDuties(stems, duties).forEach((likeness, occupation) => {
    const known = signs.get(occupation);
    if (known !== undefined) known.duties = likeness;
    else if (likeness > ALIKE_DUTIES) signAt(occupation, signs).duties = likeness;
  });
}

function sharedSkills(occupation: number, context: TitleContext, taxonomy: Taxonomy): number {
  let sum = 0;
  for (const skill of taxonomy.occupations[occupation]?.skills ?? [])
    if (context.skills.has(skill)) sum += taxonomy.skillWeight[skill] ?? 0;
  return sum;
}
