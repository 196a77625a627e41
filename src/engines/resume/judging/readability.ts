import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material, Telling } from './material.ts';
import { BUZZWORDS } from './wording.data.ts';
import { terms } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';
import { misspelt } from './spelling.ts';

const LONG_ITEM_WORDS = 45;
const LONG_PARAGRAPH_WORDS = 14;
const BUZZ = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BUZZWORDS.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const MOST_KEYWORDS = 45;
const STUFFED_TIMES = 8;
const STUFFED_SHARE = 0.05;

const wordsIn = (written: string): number => written.split(/\s+/).filter((word) => word !== '').length;

/** A job told in one block where a list would do, or an item nobody reads to its end. */
function isWall(telling: Telling, alone: boolean): boolean {
  const words = wordsIn(telling.text);
  return words > LONG_ITEM_WORDS || (telling.paragraph && alone && words >= LONG_PARAGRAPH_WORDS);
}

function findWalls(material: Material, check: Check): void {
  const walls = material.jobs.flatMap(({ tellings }) =>
    tellings.filter((telling) => isWall(telling, tellings.length === 1)),
  );
  const [first] = walls;
  if (first === undefined) return;
  check.find({
    code: 'wall_of_text',
    text: text.message('walls', { count: walls.length }),
    fix: text.message('wallsFix'),
    cost: (4 * walls.length) / Math.max(1, material.jobs.length),
    lines: walls.flatMap(({ line }) => material.cite(line)),
  });
}

function findBuzzwords(material: Material, check: Check): void {
  const hits = material.lines.flatMap(({ line, text: written }) =>
    Array.from(fold(written).matchAll(BUZZ), (found) => ({
      line,
      mark: written.slice(found.index, found.index + found[0].length),
    })),
  );
  const [first] = hits;
  if (first === undefined) return;
  check.find({
    code: 'buzzwords',
    text: text.message('buzzword', { phrase: first.mark }),
    fix: text.message('buzzwordFix'),
    cost: Math.min(3, hits.length),
    lines: hits
      .filter(({ line }, index) => hits.findIndex((other) => other.line === line) === index)
      .flatMap(({ line, mark }) => material.cite(line, mark)),
  });
}

function findSpelling(material: Material, check: Check): void {
  const wrong = misspelt(material);
  if (wrong.length === 0) return;
  const words = wrong.slice(0, 3).map(({ word, meant }) => text.message('misspeltWord', { word, meant }));
  check.find({
    code: 'typos',
    text: text.message('misspelt', { count: wrong.length, words }),
    fix: text.message('misspeltFix', { words }),
    cost: Math.min(4, 1 + wrong.length / 2),
    lines: wrong.flatMap(({ line, word }) => material.cite(line, word)),
  });
}

/** Words repeated, or listed, beyond what serves a reader. */
function findStuffing(material: Material, check: Check): void {
  const keywords = material.resume.skills.flatMap((group) => group.keywords);
  const folded = keywords.map((keyword) => fold(keyword).trim());
  const repeated = folded.filter((keyword, index) => folded.indexOf(keyword) !== index);
  const all = material.lines.flatMap((line) => terms(line.text)).filter((term) => term.length > 3);
  const counts = new Map<string, number>();
  for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
  const worn = [...counts].some(([, count]) => count >= STUFFED_TIMES && count > all.length * STUFFED_SHARE);
  if (keywords.length <= MOST_KEYWORDS && repeated.length < 3 && !worn) return;
  check.find({
    code: 'keyword_stuffing',
    text: worn ? text.message('wordWorn') : text.message('skillsStuffed', { count: keywords.length }),
    fix: text.message('stuffingFix'),
    cost: 2,
    lines: material.cite(material.lineOf('/skills/0/keywords/0')),
  });
}

function findShouting(material: Material, check: Check): void {
  const loud = material.tellings.filter(
    (telling) => wordsIn(telling.text) > 4 && !/\p{Ll}/u.test(telling.text) && /\p{Lu}/u.test(telling.text),
  );
  if (loud.length > 0)
    check.find({
      code: 'all_capitals',
      text: text.message('capitals'),
      fix: text.message('capitalsFix'),
      cost: 1,
      lines: loud.flatMap(({ line }) => material.cite(line)),
    });
}

/** Whether it reads easily: short points, own words, right spelling. */
export function judgeReadability(material: Material): Judged {
  const check = new Check('readability', 14);
  findWalls(material, check);
  findBuzzwords(material, check);
  findSpelling(material, check);
  findStuffing(material, check);
  findShouting(material, check);
  if (check.clean && material.tellings.length > 2) check.praise(text.message('readabilityGood'));
  return check.judged();
}
