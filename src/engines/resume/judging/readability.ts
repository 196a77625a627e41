import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material, Telling } from './material.ts';
import { BUZZWORDS } from './wording.data.ts';
import { fold, terms } from '#engines/text/index.ts';
import { misspelt } from './spelling.ts';

const LONG_ITEM_WORDS = 45;
const LONG_PARAGRAPH_WORDS = 14;
const BUZZ = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BUZZWORDS.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const MOST_KEYWORDS = 45;
const STUFFED_TIMES = 8;
const STUFFED_SHARE = 0.05;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** A job told in one block where a list would do, or an item nobody reads to its end. */
function isWall({ text, paragraph }: Telling, alone: boolean): boolean {
  return wordsIn(text) > LONG_ITEM_WORDS || (paragraph && alone && wordsIn(text) >= LONG_PARAGRAPH_WORDS);
}

function findWalls(material: Material, check: Check): void {
  const walls = material.jobs.flatMap(({ tellings }) =>
    tellings.filter((telling) => isWall(telling, tellings.length === 1)),
  );
  const [first] = walls;
  if (first === undefined) return;
  check.find({
    code: 'wall_of_text',
    text:
      walls.length === 1
        ? 'One of your texts is a block that few will read to its end.'
        : `${walls.length} of your texts are blocks that few will read to their end.`,
    fix: 'Break the block into points of one or two lines, one thing you did in each.',
    cost: (4 * walls.length) / Math.max(1, material.jobs.length),
    lines: walls.flatMap(({ line }) => material.cite(line)),
  });
}

function findBuzzwords(material: Material, check: Check): void {
  const hits = material.lines.flatMap(({ line, text }) =>
    Array.from(fold(text).matchAll(BUZZ), (found) => ({
      line,
      mark: text.slice(found.index, found.index + found[0].length),
    })),
  );
  const [first] = hits;
  if (first === undefined) return;
  check.find({
    code: 'buzzwords',
    text: `“${first.mark}” and the like is what everyone says of themselves.`,
    fix: 'Replace the phrase with the thing you did that shows it, or leave it out.',
    cost: Math.min(3, hits.length),
    lines: hits
      .filter(({ line }, index) => hits.findIndex((other) => other.line === line) === index)
      .flatMap(({ line, mark }) => material.cite(line, mark)),
  });
}

function findSpelling(material: Material, check: Check): void {
  const wrong = misspelt(material);
  const [first] = wrong;
  if (first === undefined) return;
  const named = wrong.slice(0, 3).map(({ word, meant }) => `“${word}” (${meant})`);
  check.find({
    code: 'typos',
    text: `${wrong.length === 1 ? 'One word looks' : `${wrong.length} words look`} misspelt: ${named.join(', ')}.`,
    fix: `Check the spelling of ${named.join(', ')}; many readers stop at the first error.`,
    cost: Math.min(4, 1 + wrong.length / 2),
    lines: wrong.flatMap(({ line, word }) => material.cite(line, word)),
  });
}

/** Words repeated, or listed, beyond what serves a reader. */
function findStuffing(material: Material, check: Check): void {
  const keywords = material.resume.skills.flatMap((group) => group.keywords);
  const folded = keywords.map((keyword) => fold(keyword).trim());
  const repeated = folded.filter((keyword, index) => folded.indexOf(keyword) !== index);
  const all = material.lines.flatMap(({ text }) => terms(text)).filter((term) => term.length > 3);
  const counts = new Map<string, number>();
  for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
  const worn = [...counts].some(([, count]) => count >= STUFFED_TIMES && count > all.length * STUFFED_SHARE);
  if (keywords.length <= MOST_KEYWORDS && repeated.length < 3 && !worn) return;
  check.find({
    code: 'keyword_stuffing',
    text: worn
      ? 'The same word comes again and again.'
      : `The list of skills has ${keywords.length} entries.`,
    fix: 'Keep the skills you would like to be asked about, each once; repeating a word wins nothing here, nor with a reader.',
    cost: 2,
    lines: material.cite(material.lineOf('/skills/0/keywords/0')),
  });
}

function findShouting(material: Material, check: Check): void {
  const loud = material.tellings.filter(
    ({ text }) => wordsIn(text) > 4 && !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text),
  );
  if (loud.length > 0)
    check.find({
      code: 'all_capitals',
      text: 'Whole sentences are in capitals.',
      fix: 'Write sentences in small letters; capitals read slowly and look loud.',
      cost: 1,
      lines: loud.flatMap(({ line }) => material.cite(line)),
    });
}

/** Whether it reads easily: short points, own words, right spelling. */
export function judgeReadability(material: Material): Judged {
  const check = new Check('readability', 'Readability', 14);
  findWalls(material, check);
  findBuzzwords(material, check);
  findSpelling(material, check);
  findStuffing(material, check);
  findShouting(material, check);
  if (check.clean && material.tellings.length > 2)
    check.praise('Short points in your own words, easy to read.');
  return check.judged();
}
