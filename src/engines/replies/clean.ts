import { plainWords, sentences } from '#engines/text/index.ts';

const MAIL_CHARACTERS = 20_000;

const QUOTE_STARTS =
  /^\s*(-{2,}\s*(original message|message d'origine|message original)|_{10,}|(on|le)\b.{0,160}\b(wrote|a écrit|écrit)\s*:\s*$|(from|de)\s*:\s.{0,160}$|(envoyé|sent)\s*:\s)/i;
const SIGNATURE_STARTS = /^\s*(-- ?|sent from my .{0,40}|envoyé de mon .{0,40})$/i;

/** What the sender wrote now: quoted mail and signature cut off, lines broken by a mail program joined again. */
export function ownWords(text: string): string {
  const kept: string[] = [];
  for (const line of text.slice(0, MAIL_CHARACTERS).split(/\r?\n/)) {
    if (QUOTE_STARTS.test(line) || SIGNATURE_STARTS.test(line)) break;
    if (/^\s*>/.test(line)) continue;
    const before = kept.at(-1);
    const goesOn = before !== undefined && /[\p{L}\d,;]\s*$/u.test(before) && /^\s*[\p{Ll}\d(]/u.test(line);
    if (goesOn && before.length > 40) kept[kept.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else kept.push(line);
  }
  return kept.join('\n').trim();
}

/** The sentences of a mail, each as written and as the cues read it. */
export function spoken(text: string): { written: string; read: string }[] {
  return sentences(text).map((written) => ({ written, read: plainWords(written) }));
}
