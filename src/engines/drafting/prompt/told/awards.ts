import { findDates } from '#engines/resume/index.ts';
import { PROPER } from './naming/names.data.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { DATE_MARK, timed } from './times.ts';

const OF_A_TIME = String.raw`[\p{L}-]+\s+of\s+the\s+(?:week|month|quarter|year|season)|[\p{L}-]+\s+(?:du\s+(?:mois|trimestre)|de\s+l['’]année|de\s+la\s+semaine)`;
const HONOUR = String.raw`(?:awards?|prizes?|medals?|scholarships?|bursar(?:y|ies)|fellowships?|troph(?:y|ies)|dean['’]?s\s+(?:honou?rs?\s+)?list|honou?rs?\s+(?:roll|list)|honou?rable mention|prix|médailles?|bourses?|mention|trophées?|(?:contest|competition|championship|tournament|hackathon)s?|concours|tableau d['’]honneur|(?:liste|palmarès) (?:du|de la) doyen(?:ne)?|distinction|${OF_A_TIME})`;
const NAMED = new RegExp(String.raw`(?<!\p{L})${HONOUR}(?!\p{L})`, 'iu');
/** How somebody says that they were given something. */
const WON = new RegExp(
  String.raw`^(?:and\s+|et\s+|also\s+|aussi\s+)?(?:(?:i(?:['’]ve)?|we|je|nous)\s+|j['’]|(?=(?:won|awarded|recipient|received|named|earned|gagné|reçu|remporté|récipiendaire|lauréate?)(?!\p{L})))(?:(?:have|also|once|ai|avons|aussi|été|was|been|were)\s+)*(?:won|received|earned|got|(?:awarded|given|named|voted|presented(?: with)?)|made|recipient of|gagné|reçu|obtenu|remporté|mérité|décroché|nommée?|élue?|sacrée?|récipiendaire d[eu]|lauréate? d[eu])\s+(.+)$`,
  'iu',
);
/** "I was employee of the month." */
const WAS = new RegExp(
  String.raw`^(?:i\s+(?:was|have been)|i['’]ve been|j['’]ai été|j['’]étais)\s+((?:an?\s+|the\s+|une?\s+|l['’]|le\s+|la\s+)?(?:${OF_A_TIME})(?!\p{L}).*)$`,
  'iu',
);
/** A note that is nothing but an honour: "Dean's List 2021", "Prix d'excellence 2018". */
const NOTED = new RegExp(
  String.raw`^(?:dean['’]?s\s+(?:honou?rs?\s+)?list|honou?rs?\s+(?:roll|list)|prix\s|médaille\s|bourse\s|mention d|tableau d['’]honneur|(?:gold|silver|bronze)\s+medal|${OF_A_TIME})`,
  'iu',
);
const GIVER = new RegExp(
  String.raw`[,\s]+(?:from|by|par|de la part d[eu])\s+(?:the\s+|la\s+|le\s+|l['’])?(${PROPER})`,
  'u',
);
/** An honour of a month or a year is given where one works. */
const EMPLOYER = new RegExp(String.raw`[,\s]+(?:at|chez|with)\s+(?:the\s+|la\s+|le\s+)?(${PROPER})`, 'u');
const ARTICLE = /^(?:an?|the|my|our|this|une?|le|la|l['’]|mon|ma)\s*(?<=['’\s])/iu;
const MOST_WORDS = 12;

function honourIn(said: string): SaidFact[] {
  const { text } = timed(said);
  const [date] = findDates(said);
  const ofATime = new RegExp(OF_A_TIME, 'iu').test(text);
  const giver = GIVER.exec(text) ?? (ofATime ? EMPLOYER.exec(text) : null);
  const end = Math.min(
    giver?.index ?? text.length,
    ...[DATE_MARK, ',', '('].map((mark) => text.indexOf(mark)).filter((at) => at > 0),
  );
  const title = text
    .slice(0, end)
    .replace(ARTICLE, '')
    .replace(/[\s.!]+$/, '')
    .trim();
  // "A diploma with distinction" is a diploma, and "better prices" are none.
  const head = title.split(/\s(?:with|avec)\s/iu)[0] ?? '';
  if (!NAMED.test(head) || /^(?:de|des|better|of)\s/iu.test(title) || title.split(/\s+/).length > MOST_WORDS)
    return [];
  return [
    { kind: 'award', title: capital(title), awarder: giver?.[1] ?? '', date: date?.end || date?.start || '' },
  ];
}

/** An honour that a clause says its writer was given, by whom and when; nothing where it names none. */
export function awardsIn(clause: string): SaidFact[] {
  const text = clause.trim();
  const object = WAS.exec(text)?.[1] ?? WON.exec(text)?.[1] ?? (NOTED.test(text) ? text : '');
  return object === '' ? [] : honourIn(object);
}

/** Honours as they stand in a list under that heading. */
export const awardsListed = (items: string): SaidFact[] =>
  items.split(/;|,\s+(?!(?:19|20)\d\d)/u).flatMap((item): SaidFact[] => {
    const text = item.trim().replace(/[.\s]+$/, '');
    const { text: bare } = timed(text);
    const title = bare
      .replaceAll(DATE_MARK, ' ')
      .replace(/[\s,(–-]+$/u, '')
      .trim();
    const [date] = findDates(text);
    return /\p{L}{3}/u.test(title) && title.split(/\s+/).length <= MOST_WORDS
      ? [{ kind: 'award', title: capital(title), awarder: '', date: date?.end || date?.start || '' }]
      : [];
  });
