import { NAME_END } from './employers.ts';
import { PROPER } from './naming/names.data.ts';

/** Somebody gives their own time; "volunteers" in the plural are other people. */
export const VOLUNTEERING = /(?<!\p{L})(?:volunteer(?:ed|ing)?|b[ée]n[ée]vol(?:e|at))(?!\p{L})/iu;
/** Work with volunteers is paid work. */
export const PAID =
  /volunteer(?:ing)?\s+(?:coordinat|manage|direct|recruit|program|services|relations|engagement|supervis)|(?:coord|gestion|respons|direct|agent|conseill|recrut|superv)\p{L}*\s+(?:du|des|de la|aux)\s+(?:\p{L}+\s+)?b[ée]n[ée]vol/iu;
/** What one likes or finds good is not yet done. */
export const LIKING = /(?<!\p{L})(?:like|love|enjoy|aime|adore|believe|available|disponible)(?!\p{L})/iu;

/** Who volunteers to do something at work offers it. */
export const OFFERING =
  /volunteer(?:ed|ing)?\s+(?:to\s+(?:work|do|take|cover|stay|come|go)|for\s+(?:overtime|extra|nights?|shifts?|every))(?!\p{L})/iu;

/** How an organisation is led to; after `sure` ones it may be written small, as after an article. */
export const LEADS =
  /(?<!\p{L})(?:(?<sure>at|chez|à la|à l['’]|au|aux|auprès d[eu](?: la| l['’]|s)?)|(?<named>with|for|pour|à|dans|avec|in))(?:\s+|(?<=['’]))(?<article>(?:the|a|an|my|our|la|le|les|l['’]|un|une|mon|ma)(?:\s+|(?<=['’])))?/giu;
export const PROPER_NAME = new RegExp(`^${PROPER}`, 'u');
export const SMALL_NAME = new RegExp(String.raw`^([\p{L}\p{N}'’&. /-]{3,50}?)${NAME_END}`, 'iu');
export const OWN_NOUN = /^(?:volunteer|bénévole|benevole)$/iu;

const ROLE = String.raw`([\p{L}][\p{L}'’/ -]{2,60}?)${NAME_END}`;
export const ROLES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:as|comme|en tant que)\s+(?:an?\s+|the\s+|une?\s+|le\s+|la\s+)?${ROLE}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(volunteer\s+(?!to\s|with\s|at\s|for\s|in\s|as\s|my\s|the\s|work\s|experience\s|on\s|every\s|each\s|once\s|twice\s|weekly|regularly|there)\p{L}[\p{L}' -]{2,40}?)${NAME_END}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})((?!ajoute|mentionne|indique|inclu|suis|étais|été|ete|travail|action|comme|aussi|expérience|heures|un|une|fais|fait)\p{L}{5,}(?:e|eur|ur|er|ier|teur|ant|iste)?\s+bénévole(?:\s+(?:de|du|des)(?:\s|(?<=['’]))[\p{L}'’ -]{3,40}?)?)${NAME_END}`,
    'giu',
  ),
];

/** A note under that heading: for whom, as what, when. */
export const NOTE = new RegExp(
  String.raw`^(${PROPER})(?:\s*[,:–-]\s*|\s+)?([\p{Ll}][\p{L}'’ -]{2,40}?)?\s*(?:[,‡(]|$|\s(?:every|chaque)\s)`,
  'u',
);
