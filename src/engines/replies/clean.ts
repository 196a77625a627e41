import { mailWord } from '#engines/lexicon/index.ts';
import { rulesMet } from '#engines/rules/index.ts';
import { plainWords, sentences } from '#engines/text/index.ts';
import { TO_SOFTWARE } from './rules/to-software.data.ts';

const MAIL_CHARACTERS = 20_000;

const QUOTE_STARTS =
  /^\s*(-{2,}\s*(original message|forwarded message|message d'origine|message original|message transféré|message transmis)|begin forwarded message|_{10}|(on|le|il giorno|am)\b.{0,160}\b(wrote|a écrit|écrit|écrivait)\s*:\s*$|(from|de)\s*:\s.{0,160}$|(envoyé|sent)\s*:\s)/i;
/** The quote's first line broken in two by a mail program. */
const QUOTE_BROKEN = /^\s*(on|le)\b.{0,160}\d.{0,160}$/i;
const QUOTE_BROKEN_END = /^.{0,120}\b(wrote|a écrit|écrit)\s*:\s*$/i;
const SIGNATURE_STARTS =
  /^\s*(-- ?|—|_{3,}|sent from my .{0,40}|envoyé de mon .{0,40}|get outlook for .{0,20})$/i;
/** Lines that stand under every mail of a sender, whatever it says. */
const UNDER_EVERY_MAIL = mailWord(
  'clean: under every mail',
  /\b(?:égalité (des chances|en emploi)|ce (courriel|message) (et|est confidentiel|peut contenir|est destiné|s'adresse)|si vous (avez|n'êtes pas).{0,40}(reçu|destinataire))/i,
);

const startsQuote = (line: string, next: string): boolean =>
  QUOTE_STARTS.test(line) || (QUOTE_BROKEN.test(line) && QUOTE_BROKEN_END.test(next));

/** The lines a sender wrote now, in their order. */
function linesBeforeQuote(text: string): string[] {
  const kept: string[] = [];
  const lines = text.slice(0, MAIL_CHARACTERS).split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    if (startsQuote(line, lines[at + 1] ?? '') || SIGNATURE_STARTS.test(line)) break;
    if (/^\s*>/.test(line)) continue;
    const before = kept.at(-1);
    const goesOn = before !== undefined && /[\p{L}\d,;]\s*$/u.test(before) && /^\s*[\p{Ll}\d(]/u.test(line);
    if (goesOn && before.length > 40) kept[kept.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else kept.push(line);
  }
  return kept;
}

/** What the sender wrote now: quoted mail and signature cut off, lines broken by a mail program joined again. */
export function ownWords(text: string): string {
  return linesBeforeQuote(text).join('\n').trim();
}

/** Whether a mail holds a passage written to software. */
export const speaksToSoftware = (text: string): boolean =>
  rulesMet(TO_SOFTWARE, [plainWords(text)]).length > 0;

/** What a mail tells its reader: without what stands under every mail, and without passages written to software. */
export function toldWords(text: string): string {
  const lines = ownWords(text)
    .split('\n')
    .filter((line) => !UNDER_EVERY_MAIL.test(line));
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .filter((passage) => !speaksToSoftware(passage))
    .join('\n\n');
}

/** The sentences of a mail, each as written and as the cues read it. */
export function spoken(text: string): { written: string; read: string }[] {
  return sentences(text)
    .map((written) => ({ written, read: plainWords(written) }))
    .filter(({ read }) => read !== '');
}
