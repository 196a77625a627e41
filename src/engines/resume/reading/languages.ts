import { fluencyWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Found, Line } from './lines.ts';
import { closesBracket, splitList } from './lists.ts';
import { HUMAN_LANGUAGES } from './vocabulary/index.ts';

/** Languages of signs by their country ("British Sign Language", "langue des signes québécoise"). */
const SIGNED = /^(?:[a-z]+ )?sign language$|^langue des signes(?: [a-z]+)?$/;
const isLanguage = (text: string): boolean =>
  HUMAN_LANGUAGES.has(fold(text).replace(/[^a-z]/g, '')) || SIGNED.test(fold(text));
const isFluency = (text: string): boolean =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .some((word) => fluencyWords.has(word));

/** Whether every part of a list names a spoken language (with or without its level). */
export function namesLanguages(text: string): boolean {
  const parts = splitList(text);
  return parts.length > 0 && parts.every((part) => isLanguage(levelAfter(part).split(/[\s(:–—-]/)[0] ?? ''));
}

/** What a narrow column left of a level for the next line ("Français – langue", "maternelle"). */
const isRestOfLevel = ({ body, item }: Line): boolean =>
  !item && /^\p{Ll}[^,;|•·]*$/u.test(body) && !beginsWithLanguage(body);

/** Lines that belong together: a bracket is closed on the next, or a level goes on there. */
function wholeLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && (closesBracket(before, line) || isRestOfLevel(line)))
      group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** What names a part of a form about languages. */
const LABEL =
  /^(?:mother tongue|other language|language|langue(?: maternelle)?|autre langue|level|niveau|fluency|proficiency)(?:\(?s\)?)?\s*(?::\s*|\t|$)/iu;

/** "Native Afrikaans" with the level behind the language, where most people write it. */
function levelAfter(part: string): string {
  const [, level = '', language = ''] = /^(\p{L}+) (\p{L}+)$/u.exec(part) ?? [];
  return isFluency(level) && !isLanguage(level) && isLanguage(language) ? `${language} ${level}` : part;
}

/** Several languages with nothing between them ("English Tamil Hindi") as a list. */
function apart(part: string): string[] {
  const names = part.split(/\s+/);
  return names.length > 1 && !isLanguage(part) && names.every(isLanguage) ? names : [part];
}

/** Whether a text names a spoken language first, whatever it says of it after. */
export const beginsWithLanguage = (text: string): boolean =>
  isLanguage(levelAfter((splitList(text)[0] ?? '').trim()).split(/[\s(:–—-]/)[0] ?? '');

/** Reads spoken languages with their levels ("English (native), French – B2", "Anglais : courant"). */
export function readLanguages(lines: readonly Line[]): { language: Found; fluency: Found | null }[] {
  const found: { language: Found; fluency: Found | null }[] = [];
  for (const together of wholeLines(lines)) {
    const text = together.map(({ body }) => body).join(' ');
    for (const given of splitList(text.replaceAll(/\s\/\s/g, ', ')).flatMap(apart)) {
      // "Mother tongue" names what follows; under a language it says how well.
      const bare = given.replace(LABEL, '');
      const part = levelAfter(bare === '' ? given : bare);
      const [, name = '', level = ''] = /^([\p{L}]+(?: [\p{L}]+){0,3})[\s:(–—-]*(.*?)\)?$/u.exec(part) ?? [];
      const [first = '', ...others] = name.split(' ');
      const last = found.at(-1);
      if (isLanguage(name) || isLanguage(first)) {
        const rest = isLanguage(name) ? level : [...others, level].join(' ').trim();
        const language = { value: isLanguage(name) ? name : first, lines: together };
        const fluency = rest !== '' && part.includes(rest) ? { value: rest, lines: together } : null;
        found.push({ language, fluency });
      } else if (last !== undefined && last.fluency === null && isFluency(part)) {
        last.fluency = { value: part.replace(/^[(\s–—-]+|\)$/g, ''), lines: together };
      } else {
        const bilingual = part.split(/\s(?:and|et|&)\s/).filter((word) => isLanguage(word));
        for (const word of bilingual)
          found.push({ language: { value: word, lines: together }, fluency: null });
      }
    }
  }
  return found;
}
