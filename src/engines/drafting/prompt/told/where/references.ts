import { findDates, titleScore } from '#engines/resume/index.ts';
import { capital } from '#engines/drafting/prompt/told/said-fact.ts';
import type { SaidFact } from '#engines/drafting/prompt/told/said-fact.ts';
import { nameFirst } from '#engines/drafting/prompt/told/naming/long-names.ts';
import { BEFORE } from '#engines/drafting/prompt/told/jobs.ts';
import { tellingIn } from '#engines/drafting/prompt/told/tellings.ts';

type Telling = Extract<SaidFact, { kind: 'telling' }>;

const AND = String.raw`^(?:(?:and|but|also|et|mais|aussi|then|puis)[,\s]+)*`;
const SELF = String.raw`(?:(?:i|i['’]ve|je|we|nous)(?!\p{L})|j['’])`;
const HEAD = String.raw`(?:achievements?|highlights?|duties|tasks?|responsibilit(?:y|ies)|accomplishments?|r[ée]alisations?|t[âa]ches|responsabilit[ée]s)`;

/** "At Larkspur I cut …", "while with Bison I drove …", "chez Metro : …": the words before the employer. */
const AT = new RegExp(
  String.raw`${AND}(?:(?:my\s+|mes\s+|main\s+)*${HEAD}\s+)?(?:(?:while|when|during|pendant que|quand)\s+)?(?:(?:i was|i worked|j['’]étais|working|employed)\s+)?(?:(?:in|during|dans|pendant)\s+(?:my|the|mon|ma)\s+(?:time|years?|job|role|work|stint|temps|emploi|poste|passage|séjour|travail)\s+)?(?:at|with|for|chez|à la|à l['’]|à|aux?|pour)\s*(?<=[\s'’])(?:the\s+|la\s+|le\s+|l['’])?`,
  'iu',
);
/** "As shop lead I …", "en tant que gérante, j'ai …". */
const AS = new RegExp(
  String.raw`${AND}(?:while\s+)?(?:as|working as|comme|en tant que)\s+(?:an?\s+|the\s+|their\s+|une?\s+|le\s+|la\s+)?([\p{L}][\p{L}'’/ -]{2,50}?)(?:\s+(?:there|here|là))?\s*(?:,\s*|:\s*|\s)(?=${SELF})`,
  'iu',
);
/** "In my first job I …", "à mon dernier emploi, j'ai …". */
const WHICH = new RegExp(
  String.raw`${AND}(?:in|at|on|during|à|dans|pendant)\s+(?:my|mon|ma)\s+(?<which>very first|first|last|previous|most recent|current|present|second|third|premi[eè]re?|derni[eè]re?|actuelle?|deuxi[eè]me|troisi[eè]me)\s+(?:job|role|position|work|post|emploi|poste|travail)\s*[,:]?\s*(?=${SELF})`,
  'iu',
);
const HERE = new RegExp(
  String.raw`${AND}(?:my\s+|mes\s+)?${HEAD}\s+(?:there|here|là|là-bas)?\s*(?:were|are|include[ds]?|étaient|sont)?\s*[:,]?\s*(?=${SELF}|\p{L})`,
  'iu',
);
const ORDERS: readonly (readonly [pattern: RegExp, which: NonNullable<Telling['which']>])[] = [
  [/first|premi/iu, 'first'],
  [/second|deuxi/iu, 'second'],
  [/third|troisi/iu, 'third'],
  [/current|present|actuel/iu, 'current'],
  [/last|previous|recent|derni/iu, 'last'],
];

/** The employer a text begins with; one in small letters where the sentence goes on with its writer ("at saputo i load …"). */
function nameThere(text: string): string {
  const proper = nameFirst(text);
  if (proper !== '') return proper;
  return (
    new RegExp(
      String.raw`^(?!(?:my|the|home|work|school|night|least|first)\s)[\p{L}\p{N}'’&.-]+(?:\s[\p{L}\p{N}'’&.-]+){0,3}?(?=,?\s+${SELF}\s)`,
      'u',
    ).exec(text)?.[0] ?? ''
  );
}

/** "Sysco Edmonton: 220 cases an hour": what stands behind a name and a colon, if that is the name of a job known here. */
function noteOf(text: string): SaidFact[] {
  const [, name = '', note = ''] = /^(\p{Lu}[^:.,;]{1,60}?)\s*:\s+(.{8,})$/u.exec(text) ?? [];
  const value = capital(note.replace(/[\s.!;]+$/, ''));
  const isNote =
    name !== '' &&
    !BEFORE.test(`${name} `) &&
    nameFirst(name) === name &&
    value.split(/\s+/).length > 2 &&
    titleScore(name) < 3;
  return isNote && findDates(note).length === 0 ? [{ kind: 'telling', value, at: name, known: true }] : [];
}

const told = (rest: string, where: Partial<Telling>): SaidFact[] =>
  tellingIn(rest).map((fact) => (fact.kind === 'telling' ? { ...fact, ...where } : fact));

/** What was done, told behind the words that say in which job: each with that job; nothing where no action follows. */
export function actionElsewhere(clause: string): SaidFact[] {
  const text = clause.trim();
  const which = WHICH.exec(text);
  if (which !== null) {
    const order = ORDERS.find(([pattern]) => pattern.test(which.groups?.['which'] ?? ''))?.[1];
    return order === undefined ? [] : told(text.slice(which[0].length), { which: order });
  }
  const as = AS.exec(text);
  if (as?.[1] !== undefined) return told(text.slice(as[0].length), { as: as[1].trim() });
  const at = AT.exec(text);
  const name = at === null ? '' : nameThere(text.slice(at[0].length));
  if (at !== null && name !== '') {
    const behind = text.slice(at[0].length + name.length);
    const lead = /^\s*(?:[,:–-]|(?=\s))\s*/u.exec(behind)?.[0] ?? '';
    const rest = behind.slice(lead.length);
    const isSaid = new RegExp(`^${SELF}`, 'iu').test(rest) || /[:–-]/u.test(lead);
    return isSaid ? told(rest, { at: capital(name.replace(/[.\s]+$/, '')) }) : [];
  }
  const here = HERE.exec(text);
  if (here !== null) return told(text.slice(here[0].length), { here: true });
  return noteOf(text);
}
