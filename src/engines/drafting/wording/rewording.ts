import type { Dictionary } from '#engines/resume/index.ts';
import { irregularPastOf } from '#engines/language/index.ts';

const WEAK =
  /^(?:responsible for|in charge of|duties included|responsibilities included|tasked with)\s+(?:the\s+)?([a-z]+ing)\s+(?:of\s+)?(.+)$/i;
const VOWEL_Y = /[aeiou]ying$/;

/** The past of a verb in -ing: "managing" is "managed", "carrying" is "carried", "leading" is "led". */
function pastOf(verb: string): string {
  const known = irregularPastOf(verb);
  if (known !== undefined) return known;
  return verb.endsWith('ying') && !VOWEL_Y.test(verb)
    ? verb.replace(/ying$/, 'ied')
    : verb.replace(/ing$/, 'ed');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A line that names a duty, said as what was done: "Responsible for planning of routes" becomes "Planned routes", in a
 * job that goes on "Planning routes". Null when it begins otherwise.
 */
export function withoutDuty(line: string, goesOn: boolean): string | null {
  const [, verb, rest] = WEAK.exec(line.trim()) ?? [];
  if (verb === undefined || rest === undefined || /^(?:being|having|during)$/i.test(verb)) return null;
  return `${capital(goesOn ? verb.toLowerCase() : pastOf(verb.toLowerCase()))} ${rest}`;
}

/** A text with its slips of the hand mended; names, codes and words in capitals are left alone. */
export function spelledRight(text: string, dictionary: Dictionary | null): string {
  if (dictionary === null) return text;
  return text.replaceAll(
    /(?<![\p{L}\p{N}'’.@/_-])\p{Ll}+(?![\p{L}\p{N}'’@/_-]|\.\p{L})/gu,
    (word) => dictionary.suggest(word) ?? word,
  );
}
