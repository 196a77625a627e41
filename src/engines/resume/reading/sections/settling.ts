import { resumeWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Section } from './section.ts';
import { blocksOf } from '#engines/resume/reading/entries/blocks.ts';
import { wantsMore } from '#engines/resume/reading/entries/job-heads.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { beginsWithLanguage, namesLanguages } from '#engines/resume/reading/languages.ts';
import { emailIn } from '#engines/resume/reading/patterns.ts';
import {
  degreeIn,
  findDates,
  hasSchoolWord,
  phoneIn,
  titleScore,
  withoutDate,
} from '#engines/resume/reading/vocabulary/index.ts';

const listsShortThings = ({ lines }: Section): boolean =>
  lines.length > 0 && lines.every(({ body }) => body.length <= 60 && !/[@.:](?:\s|$)|\d{3}/.test(body));

/** "Languages" over a list that names none spoken: those are a programmer's. */
const namesNoLanguage = (section: Section): boolean =>
  section.kind === 'languages' &&
  listsShortThings(section) &&
  !section.lines.some(
    ({ body }) => beginsWithLanguage(body) || body.split(/[\t(–—-]/).some((part) => namesLanguages(part)),
  );

const piecesOf = (line: Line): string[] => {
  const span = findDates(line.body).at(-1);
  return (span === undefined ? line.body : withoutDate(line.body, span)).split(/\t|\s[|–—•·]\s|,\s/u);
};

const tellsOfStudy = (lines: readonly Line[]): boolean => {
  const pieces = lines.flatMap(piecesOf);
  return pieces.some((piece) => degreeIn(piece.trim()) !== null) && pieces.some(hasSchoolWord);
};

const hasDate = (lines: readonly Line[]): boolean => lines.some(({ body }) => findDates(body).length > 0);
const hasRange = (lines: readonly Line[]): boolean =>
  lines.some(({ body }) => findDates(body).some(({ range }) => range));

/** Headings of cards and licences, whoever gave them. */
const CARDS = resumeWord('settling: cards');
const SKILLS_BY_NAME = resumeWord('settling: skills by name');

/** What the lines under a heading are, when the heading's words may mean several things ("Qualifications", "Credentials"). */
function kindByContent(section: Section): Section['kind'] {
  const { kind, lines } = section;
  if (kind === 'certificates' && CARDS.test(fold(section.heading?.body ?? ''))) return kind;
  // "Summary of skills" over a list of them.
  const named = SKILLS_BY_NAME.test(fold(section.heading?.body ?? ''));
  if (kind === 'summary' && named && lines.length > 2 && listsShortThings(section)) return 'skills';
  if (kind === 'skills' || kind === 'certificates' || section.unnamed === true) {
    if (tellsOfStudy(lines) && hasDate(lines)) return 'education';
    const titled = lines.some((line) => piecesOf(line).some((piece) => titleScore(piece) >= 4));
    if (section.unnamed === true && titled && hasRange(lines)) return 'work';
  }
  if (section.unnamed === true && lines.length > 0 && lines.every(({ body }) => namesLanguages(body)))
    return 'languages';
  return kind;
}

/**
 * A section under a heading of no known name lists skills when it lists short things and stands beside skills, or when
 * the document has no other place for them.
 */
function settleUnnamed(sections: readonly Section[]): Section[] {
  const nowhere = !sections.some(({ kind }) => kind === 'skills');
  return sections.map((section, index) => {
    const beside = [sections[index - 1], sections[index + 1]];
    const stands = nowhere || beside.some((one) => one?.kind === 'skills' && one.unnamed !== true);
    return section.unnamed === true && section.kind === 'other' && listsShortThings(section) && stands
      ? { ...section, kind: 'skills' }
      : section;
  });
}

const isList = ({ body }: Line): boolean => body.split(/,|;|\s[•·|/]\s/u).length >= 3 && body.length < 400;

/** What a line without a heading is, after the last entry of a document that has none; null when it goes on with the entry. */
function looseKind(line: Line): Section['kind'] | null {
  if (line.item) return null;
  if (namesLanguages(line.body)) return 'languages';
  if (isList(line) && !/[.!?]$/.test(line.body)) return 'skills';
  const [span] = findDates(line.body);
  return span !== undefined && !span.range && line.body.length < 80 ? 'certificates' : null;
}

/** The last entry's own text, and the lists that stand after it. */
function withoutLoose(lines: readonly Line[]): { own: Line[]; loose: Section[] } {
  const start = lines.findIndex((line) => looseKind(line) !== null);
  if (start === -1) return { own: [...lines], loose: [] };
  const loose: Section[] = [];
  for (const line of lines.slice(start)) {
    const kind = looseKind(line) ?? loose.at(-1)?.kind ?? 'other';
    if (loose.at(-1)?.kind === kind) loose.at(-1)?.lines.push(line);
    else loose.push({ kind, heading: null, lines: [line] });
  }
  return { own: lines.slice(0, start), loose };
}

const isReach = ({ body }: Line): boolean => emailIn(body) !== null || phoneIn(body) !== null;

/** A document without headings, cut by what its dated entries say; what stands before the first stays the preamble. */
function cutByContent(preamble: Section): Section[] {
  // What heads the document, to the last way to reach the person, heads no entry.
  const firstRange = preamble.lines.findIndex((line) => hasRange([line]));
  const top = preamble.lines.slice(0, Math.max(0, firstRange)).findLastIndex(isReach) + 1;
  const blocks = blocksOf(preamble.lines.slice(top), wantsMore);
  const dated = blocks.filter(({ date }) => date?.span.range === true);
  if (dated.length < 2) return [preamble];
  const first = blocks[0]?.head[0]?.line.order ?? 0;
  if (preamble.lines.some((line) => emailIn(line.body) !== null && line.order >= first)) return [preamble];
  const sections: Section[] = [{ ...preamble, lines: preamble.lines.filter(({ order }) => order < first) }];
  for (const block of blocks) {
    const head = block.head.map(({ line }) => line);
    const { own, loose } = withoutLoose(block.body);
    const studied = head.flatMap(piecesOf);
    const isStudy = studied.some((piece) => degreeIn(piece.trim()) !== null) && studied.some(hasSchoolWord);
    const lines = [...head, ...own];
    if (!isStudy && block.date?.span.range !== true) {
      sections.push(...withoutLoose([...head, ...block.body]).loose);
      continue;
    }
    const kind = isStudy ? 'education' : 'work';
    if (sections.at(-1)?.kind === kind) sections.at(-1)?.lines.push(...lines);
    else sections.push({ kind, heading: null, lines });
    sections.push(...loose);
  }
  return sections;
}

/** Sections whose heading does not tell what they hold, or which have none, by what stands in them. */
export function settled(given: readonly Section[]): Section[] {
  const told = given.some(({ kind }) => kind === 'work');
  const cut = told ? given : given.flatMap((one) => (one.kind === 'preamble' ? cutByContent(one) : [one]));
  const sections = cut.map((section) =>
    namesNoLanguage(section)
      ? { ...section, kind: 'skills' as const }
      : { ...section, kind: kindByContent(section) },
  );
  return settleUnnamed(sections);
}
