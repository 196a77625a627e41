import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { PROPER } from './naming/names.data.ts';
import type { SaidFact } from './said-fact.ts';
import { timed } from './times.ts';

const LEFT = new RegExp(
  String.raw`^(?:and\s+|et\s+|but\s+|mais\s+|then\s+|puis\s+)?(?:i|i['’]ve|j['’]ai|je)\s+(?:then\s+)?(?:left|quit|resigned|retired|stopped(?: working)?|was laid off|got laid off|quitté|démissionné|arrêté|suis parti(?:e)?|pris ma retraite)(?:\s+(?:from|at|de|de chez|chez|du|the|la|le))*(?:\s+(?:there|it|that job|this job|cet emploi|ce poste|(${PROPER})))?\s*‡\s*\.?$`,
  'iu',
);

const LAST_DAY = new RegExp(
  String.raw`^(?:actually,?\s+|en fait,?\s+)?(?:my last day(?:\s+(?:of work|there))?(?:\s+(?:at|with)\s+(?<at>${PROPER}))?\s+(?:was|is)|ma dernière journée(?:\s+(?:chez|à|au)\s+(?<chez>${PROPER}))?\s+(?:était|a été|est))\s*(?:on\s+|in\s+|le\s+|en\s+)?‡\s*\.?$`,
  'iu',
);

/** "That was at Osler": where what was told last was done. */
const DONE_AT = new RegExp(
  String.raw`^(?:(?:it|that|this|all that)\s+(?:was|is)\s+|(?:i did )?(?:it|that|this)\s+(?=at|with|for)|(?:c['’](?:était|est)|ça)\s+)?(?:at|with|chez|à la|à|au)\s+(?:the\s+|la\s+|le\s+)?(${PROPER})\s*\.?$`,
  'iu',
);

/** Where the action was done that was told last; nothing for a text that says more than a place of work. */
export function doneAt(clause: string): SaidFact[] {
  const name = DONE_AT.exec(clause.trim())?.[1]?.replace(/[.\s]+$/, '') ?? '';
  return !/^\p{Lu}/u.test(name) || isKnownCity(name) || placeOf(name) !== null
    ? []
    : [{ kind: 'done_at', name }];
}

/** "I left in June 2022", "my last day at Osler was …": when the job spoken of, or the one that is named, came to its end. */
export function endedIn(clause: string): SaidFact[] {
  const { text, startDate, endDate } = timed(clause);
  const last = LAST_DAY.exec(text.trim());
  const found = last === null ? LEFT.exec(text.trim()) : ['', last.groups?.['at'] ?? last.groups?.['chez']];
  const date = endDate === '' ? startDate : endDate;
  return found === null || date === '' ? [] : [{ kind: 'ended', name: found[1] ?? '', endDate: date }];
}
