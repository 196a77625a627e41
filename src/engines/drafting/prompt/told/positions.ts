import { titleScore } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { NAME_END } from './employers.ts';
import type { Piece } from './employers.ts';
import { NO_ROLE } from './words.data.ts';

const TITLE = String.raw`([\p{L}][\p{L}\p{N}'’&/. -]{1,60}?)${NAME_END}`;
const pattern = (lead: string) => new RegExp(String.raw`${lead}${TITLE}`, 'giu');
const ARTICLE = String.raw`(?:an?\s+|the\s+|une?\s+|le\s+|la\s+|l['’])`;
const ADVERB = String.raw`(?:(?:currently|now|also|still|presently|actuellement|maintenant|aussi|présentement)\s+)*`;
const I_WAS = String.raw`(?<!\p{L})(?:i['’]?m|i am|i was|i['’]ve been|been|je suis|j['’](?:y\s+)?étais|j['’](?:y\s+)?ai été)\s+`;

/** How a title is led to; `sure`: what follows is one whatever it is called. */
const OCCUPIED = String.raw`(?<!\p{L})(?:occup\p{L}+|h[eo]ld|hold|had)\s+(?:le|un|the|an?|my)\s+(?:poste|emploi|position|job|role|post)\s+(?:de|d['’]|of|as)(?:\s+|(?<=['’]))${ARTICLE}?`;
const LEADS: readonly { pattern: RegExp; sure: boolean }[] = [
  {
    pattern: pattern(
      String.raw`(?<!\p{L})(?:as|comme|en tant que|promoted to|promue? (?:à|au poste de))\s+${ARTICLE}?`,
    ),
    sure: true,
  },
  { pattern: pattern(OCCUPIED), sure: true },
  {
    pattern: pattern(
      String.raw`(?<!\p{L})(?:my|mon|ma)\s+(?:\p{L}+\s+){0,2}(?:job|role|position|title|emploi|poste|travail)\s+(?:was|is|has been|était|est|a été)\s+(?:as\s+|comme\s+)?${ARTICLE}?`,
    ),
    sure: false,
  },
  {
    pattern: pattern(String.raw`${I_WAS}${ADVERB}${ARTICLE}`),
    sure: true,
  },
  {
    pattern: pattern(String.raw`${I_WAS}${ADVERB}`),
    sure: false,
  },
];
const BARE = new RegExp(
  String.raw`^(?:(?:‡|previously|formerly|currently|now|then|before that|after that|also|and|maintenant|auparavant|avant|actuellement|recent|former)[,\s]+)*${ARTICLE}?([\p{L}][\p{L}'’&/-]*(?:\s[\p{L}'’&/-]+){0,5}?)\s*(?:\([^)]*\)\s*)?(?=(?:\s(?:at|chez|for|with|pour|à|au)\s|\s@|\s?‡))`,
  'iu',
);

/** "A cashier there": the place is told elsewhere. */
const withoutThere = (title: string): string => title.trim().replace(/\s+(?:there|here|là|là-bas)$/iu, '');

const CONCERN =
  /^\s+(?:à la|à l['’]|aux?|à)\s*(?:clientèle|entretien(?: ménager)?|domicile|paie|production|réception|expédition|ventes?|comptabilité|retraite|bénéficiaires|inventaire|budget|accueil|livraison|enfance|caisse|cuisine)(?!\p{L})/iu;

/** "Préposée au prêt au Cégep": of two such words the one before the employer's belongs to the title. */
const BETWEEN =
  /^\s+(?:à la|à l['’]|aux?|à)\s*\p{Ll}[\p{Ll}'’-]{2,}(?=\s+(?:à la|à l['’]|aux?|à|chez|pour)\s*\p{Lu})/u;

/** What is studied for, or stayed at, is no post; folded. */
const STUDY =
  /(?<![a-z])(?:diplomas?|degree|certificat(?:e|ion)?|diplome|baccalaureat|course|stay(?:ed|ing)?)(?![a-z])/;

const isTitle = (text: string, sure: boolean): boolean =>
  text.split(/\s+/).length <= 6 &&
  !/^(?:j['’]|(?:je|i)\s)/iu.test(text) &&
  !NO_ROLE.test(fold(text)) &&
  !STUDY.test(fold(text)) &&
  (sure || [text, ...text.split('-')].some((part) => titleScore(part) >= 3));

/** Where a name is led to, or what a French place is: "… au restaurant". */
const TO_EMPLOYER =
  /\s+(?:à la|à l['’]|aux?|à|chez)\s*(?<=[\s'’])(?:\p{Lu}|(?:restaurant|boulangerie|pâtisserie|pharmacie|garderie|clinique|hôpital|hôtel|garage|banque|caisse|école|ferme|librairie|boutique|auberge|café|bar|salon|résidence|centre|magasin|dépanneur|quincaillerie|épicerie)(?!\p{L})(?=\s*$|\s\p{Lu})).*$/u;

/** The title a clause says somebody held: "as a …", "I am a …", "charge nurse at …". */
export function positionIn(clause: string): Piece | null {
  for (const { pattern: lead, sure } of LEADS) {
    for (const found of clause.matchAll(lead)) {
      // "Préposée au prêt au Cégep de Jonquière": a title ends where a name is led to.
      const whole = found[1] ?? '';
      const led = whole.replace(TO_EMPLOYER, '');
      const head = withoutThere(led);
      const end = found.index + found[0].length - (whole.length - led.length);
      // "Agente de service à la clientèle": what a French title is concerned with belongs to it.
      const concern = (CONCERN.exec(clause.slice(end)) ?? BETWEEN.exec(clause.slice(end)))?.[0] ?? '';
      const [value, to] = [`${head}${concern}`, end + concern.length];
      if (isTitle(value, sure)) return { value, from: found.index, to };
    }
  }
  const bare = BARE.exec(clause);
  const value = withoutThere(bare?.[1] ?? '');
  return bare !== null && isTitle(value, false) ? { value, from: 0, to: bare[0].length } : null;
}
