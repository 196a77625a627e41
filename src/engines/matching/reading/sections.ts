import { sectionSaid, type Section } from '#engines/postings/index.ts';
import { fold, sentences } from '#engines/text/index.ts';
import { GENERIC_WORDS, MUST_WORDS, NICE_WORDS, WAIVED } from './patterns.data.ts';
import { normalised } from './tokens.ts';

/** One sentence or item of a posting, where it stands and how strongly it asks. */
export interface Line {
  text: string;
  folded: string;
  section: Section;
  /** 1 a must, 0.25 a duty, 0.6 said in a posting without sections; 0 not asked. */
  must: number;
  nice: boolean;
  item: boolean;
}

const LINES = 400;
const HEADING_WORDS = 7;

/** The lines of a description with their sections, repeats left out, at most 400. */
export function linesOf(description: string): Line[] {
  const raw = description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const sectioned = raw.some((line, index) => headingOf(line, raw[index + 1]) === 'must');
  const lines: Line[] = [];
  const seen = new Set<string>();
  let section: Section = 'none';
  for (const [index, line] of raw.entries()) {
    const heading = headingOf(line, raw[index + 1]);
    if (heading !== null) {
      section = heading;
      continue;
    }
    const item = line.startsWith('- ');
    for (const text of sentences(item ? line.slice(2) : line).flatMap(clauses)) {
      const folded = fold(text).trim();
      // The same line twice asks for nothing more.
      const standing = introducedSection(folded) ?? section;
      const key = `${standing}|${folded}`;
      if (folded === '' || seen.has(key)) continue;
      seen.add(key);
      lines.push(weighed(text, folded, standing, item, sectioned));
      if (lines.length >= LINES) return lines;
    }
  }
  return lines;
}

/** "BLS required, ACLS preferred" asks twice, differently; "Japanese, Mandarin or Korean preferred" once. */
function clauses(sentence: string): string[] {
  const folded = fold(sentence);
  const waived = WAIVED.test(folded);
  if (NICE_WORDS.test(folded) && (waived || MUST_WORDS.test(folded)))
    return sentence.split(/[,;](?=\s)(?!(?<=(?:^|;)\s*\p{L}+,)[^,]*\s(?:or|ou)\s)|\s(?:but|mais)\s/u);
  return waived ? sentence.split(/;(?=\s)/) : [sentence];
}

function headingOf(line: string, next: string | undefined): Section | null {
  if (line.startsWith('- ') || line.length > 60 || /[.!?;,]$/.test(line)) return null;
  const bare = fold(line).replace(/\s*:$/, '');
  if (bare.split(' ').length > HEADING_WORDS || /[:,;]/.test(bare)) return null;
  return sectionSaid(bare) ?? (line.endsWith(':') || next?.startsWith('- ') === true ? 'none' : null);
}

/** "Nice to have: GraphQL, Terraform." names its own section. */
function introducedSection(folded: string): Section | null {
  const lead = /^([a-z' -]{4,40}):\s*\S/.exec(folded)?.[1];
  return lead === undefined ? null : sectionSaid(lead);
}

/** "When necessary" makes nothing necessary. */
const IN_PASSING =
  /\b(?:as|when|if|where|wherever|whenever) (?:necessary|needed|required)\b|\b(?:necessary|needed|required) (?:for|to|by)\b|\b(?:au besoin|si necessaire|si requis)\b/g;

function weighed(text: string, folded: string, section: Section, item: boolean, sectioned: boolean): Line {
  const waived = WAIVED.test(folded);
  const must = MUST_WORDS.test(section === 'must' ? folded : folded.replace(IN_PASSING, ' '));
  const nice =
    (section === 'nice' || NICE_WORDS.test(folded)) &&
    !(section === 'must' && must && !NICE_WORDS.test(folded));
  const line = { text, folded, section, nice, item };
  if (waived || nice || section === 'offer' || section === 'about' || section === 'apply')
    return { ...line, must: 0 };
  if (section === 'must' || must) return { ...line, must: 1 };
  if (section === 'duties') return { ...line, must: 0.25 };
  return { ...line, must: sectioned ? 0 : 0.6 };
}

const FEWEST_NAMES = 4;
const LONGEST_NAME = 7;
/** Words of `GENERIC_WORDS` that products have in their names. */
const IN_NAMES = /^(?:basic|advanced|working|work|job|position|other|clear|new|skill|knowledge|current)$/;

const isGeneric = (word: string): boolean =>
  word.length > 3 && GENERIC_WORDS.has(word) && !IN_NAMES.test(word);
const isName = (text: string): boolean => {
  const words = normalised(text).split(' ');
  return words.length <= LONGEST_NAME && !words.some(isGeneric);
};

/** The items of what is required that are names alone, as tools in use are listed: nothing says how well or how long. None when they are few. */
export function inventoryOf(lines: readonly Line[]): ReadonlySet<string> {
  const named = lines.filter(
    ({ section, item, must, text }) => section === 'must' && item && must === 1 && isName(text),
  );
  return new Set(named.length < FEWEST_NAMES ? [] : named.map(({ text }) => text));
}
