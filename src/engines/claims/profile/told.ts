import type { Asked } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Entry } from './facts.ts';
import { entriesNamed } from './named.ts';

const OPENER = /^(?:at|with|in|for|during|chez|a|au|aux|dans|pour|pendant|durant)$/;
const ELSEWHEN =
  /\b(?:now|today|since|later|then|before|after|currently|earlier|previously|also at|maintenant|aujourd'hui|depuis|puis|ensuite|avant|apres|actuellement)\b/;

/** The entries that a clause names, or that the words which open its sentence do: "At Northgate I did this and that". */
export function entriesTold(
  asked: Asked,
  sentence: Sentence | undefined,
  clause: Clause | undefined,
): Entry[] {
  const named = entriesNamed(clause?.words ?? [], asked.known);
  const opening = sentence?.clauses[0];
  if (named.length > 0 || opening === undefined || clause === undefined || opening === clause) return named;
  const opens = OPENER.test(opening.words[0]?.word ?? '') && !ELSEWHEN.test(fold(sentence?.text ?? ''));
  return opens ? entriesNamed(opening.words, asked.known) : [];
}
