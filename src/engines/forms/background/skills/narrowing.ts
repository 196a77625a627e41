import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import { hasMore } from './skill-names.ts';
import { isAlike, stem } from './stems.ts';

/** What one does with a skill besides using it: its years are not those of leading, teaching or selling it. */
export const ANOTHER_PART = wordFor('skills: another part');
/** One job of all. */
const ONE_JOB = wordFor('narrowing: one job');
/** A place, a time or a case behind the skill, which may be a part of it. */
const CASE = wordAloneFor('narrowing: case');
/** What the employer asks it for: the job itself is no case of the skill. */
const OF_THE_JOB =
  /\b(for|in|to|pour|dans) (this|the|our|ce|cet|cette|le|la|notre) (position|role|job|post|opening|vacancy|poste|emploi|fonction)\b/g;
const LENGTH = wordFor('narrowing: length');
/** Doing the very thing: any other verb before its name, such as planning it, is a part of it. */
const USING = wordAloneFor('narrowing: using');
/** One thing done with it or another, which leaves little out: "planned or moderated". */
const DONE_EITHER_WAY = /^\w+ed or \w+ed$/;
const JOINING = /^(and|or|et|ou|plus|but|mais)$/;

/**
 * Whether a question asks for a part of a skill, or for something beside it, by the words around its name: another thing done with it ("led
 * SQL teams"), a name it is part of ("SQL Server"), a case behind it ("in a hospital setting"), a second thing. What is said before it, or of what
 * it is done with or to, explains it; words of the person's `own` trade say nothing more. `measured`: the choices are lengths.
 */
export function isNarrowed(
  whole: string,
  words: readonly string[],
  { own = [], measured = false }: { readonly own?: readonly string[]; readonly measured?: boolean } = {},
): boolean {
  const text = whole
    .replaceAll(OF_THE_JOB, ' ')
    .replaceAll(/\ben (?=(avez|as|ai|a|aviez|faites|fais)\b)/g, ' ');
  if (ONE_JOB.test(text)) return true;
  if (!hasMore(text, [...words, ...own])) return false;
  const kin = own.map(stem);
  const strange = (word: string | undefined): boolean =>
    word !== undefined && word !== '=' && hasMore(word, own) && !kin.some((one) => isAlike(stem(word), one));
  // Without a length it may be asked anything of the skill: "Do you like using it?"
  if (!measured && !LENGTH.test(text)) return true;
  const parts = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((line, name) => ` ${line} `.replaceAll(` ${name} `, ' = ').trim(), text);
  if (ANOTHER_PART.test(parts)) return true;
  const line = parts.split(/ +/);
  const last = line.lastIndexOf('=');
  const first = line.indexOf('=');
  const doing = line.slice(Math.max(0, first - 3), first).join(' ');
  if (strange(line[first - 1]) && !USING.test(line[first - 1] ?? '') && !DONE_EITHER_WAY.test(doing))
    return true;
  const behind = line.slice(last + 1);
  if (strange(behind[0]) && behind[0]?.endsWith('ed') !== true) return true;
  return line.some(
    (word, at) =>
      (JOINING.test(word) &&
        (strange(line[at + 1]) || strange(line[at - 1])) &&
        !DONE_EITHER_WAY.test(line.slice(at - 1, at + 2).join(' '))) ||
      (at > last && CASE.test(word) && line.slice(at + 1, at + 4).some(strange)),
  );
}
