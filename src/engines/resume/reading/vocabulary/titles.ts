import { organisationWords, rankWords, roleNouns, workAreas } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

const partsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9+#'-]+/)
    .filter((word) => word !== '');

/** What many names of occupations end in, in English and French, and in German, which writes them in one word. */
const ROLE_ENDING =
  /(?:ologist|ologiste|ologue|ographer|iatrist|iatre|metrist|therapist|keeper|maker|smith|[aciu]trice|[iu]teur)$|(?:entwickler|leiter|arbeiter|techniker|mechaniker|verkaufer|fahrer|lehrer|berater|pfleger|ingenieur|assistent|referent|verwalter|elektriker|elektroniker|mechatroniker|meister|helfer|betreuer|erzieher|praktikant|werkstudent|planer|manager|buchhalter|monteur|lagerist|kellner|gartner)(?:in)?$|(?:kauffrau|kaufmann|fachkraft|angestellter?|auszubildender?|krankenschwester)$/;

function isRole(word: string): boolean {
  if (roleNouns.has(word) || ROLE_ENDING.test(word)) return true;
  // "Maître-assistante", "infirmière-cheffe": a compound is what its last part says.
  const last = word.slice(word.lastIndexOf('-') + 1);
  if (last !== word && last.length > 4 && isRole(last)) return true;
  return word.endsWith('s') && roleNouns.has(word.slice(0, -1));
}

/** How much a text reads like a job's title: 3 and more when it names a role, below 0 when it reads like an organisation. */
export function titleScore(text: string): number {
  const words = partsOf(text);
  if (words.length === 0 || words.length > 14) return -3;
  let score = 0;
  // "Director of Nursing": the noun may stand before "of", "for", "to" or French "de".
  const head = words.slice(
    0,
    Math.max(
      1,
      words.findIndex((word) => /^(?:of|for|to|in|de|du|des|en|aux?|-)$/.test(word)) + 1 || words.length,
    ),
  );
  const headWords = head.filter((word) => !/^(?:of|for|to|in|de|du|des|en|aux?)$/.test(word));
  const last = headWords.at(-1);
  if (last !== undefined && isRole(last)) score += 4;
  else if (headWords[0] !== undefined && isRole(headWords[0])) score += 4;
  else if (words.some(isRole)) score += 3;
  if (words.some((word) => rankWords.has(word))) score += 1;
  // "Software Developer" names what is developed; "Northlake Software" names a company.
  const named = last !== undefined && isRole(last) ? words.filter((word) => !head.includes(word)) : words;
  if (named.some((word) => organisationWords.has(word.replace(/\.$/, '')))) score -= 3;
  return score;
}

/** Parts of an organisation: named last in English ("Surgical Unit"), first in French ("Unité de chirurgie"). */
const UNITS =
  /^(?:unite|departement|equipe|secteur|rayon|bloc) |(?:^| )(?:unit|ward|department|dept|team|floor|wing|section)$/;

/** Whether a text names a part of an organisation rather than one of its own ("Surgical Unit", "Équipe de nuit", "Finance"). */
export function isUnit(text: string): boolean {
  const words = partsOf(text);
  const areas = words.join(' ').split(/ (?:and|et) /);
  if (areas.every((area) => workAreas.has(area))) return true;
  return UNITS.test(words.join(' ')) && !words.some((word) => organisationWords.has(word));
}

/** Whether a text says only how someone was employed ("Full-time", "Contract", "Temps plein"). */
export function isEmploymentType(text: string): boolean {
  return /^(?:full|part)[\s-]?time$|^(?:contract|casual|seasonal|temporary|freelance|co-?op|remote|hybrid|on-?site|internship|temps (?:plein|partiel)|contractuel|saisonnier|permanent|sur appel|stage|t[ée]l[ée]travail)$/iu.test(
    text.trim().replace(/^[([]|[)\]]$/g, ''),
  );
}
