import { firmWords, weekdayNames, monthNames } from '#engines/lexicon/index.ts';

/** Work by the end of its word, and what no trade is called by alone. */
export const ROLE =
  /\b(?:crew|aid|owner[- ]operator|\p{L}{3,}(?:teur|trice|euse|iere|ienne|iste))s?\b|\p{L}{3,}(?:ist|ician|[lcrn]ator|grapher|keeper|maker)s?\b|\p{L}{4,}\((?:e|ne|re|ere|trice|euse|se)\)|\p{L}{4,}[·.](?:e|ne|ere|trice|euse)\b/u;
export const FIRM = new RegExp(`\\b(?:${[...firmWords].join('|')})\\b\\.?`, 'u');
export const MODE =
  /\b(?:remote|hybride?|on[- ]?site|teletravail|presentiel|cd[di]|per diem|on[- ]call|sur (?:appel|place)|remplacement|temps (?:complet|partiel|plein)|(?:full|part)[- ]?time|permanent|contract|contractuel|temporary|temporaire|internship|saisonnier|seasonal|casual|urgent|now hiring|new|(?<!long[- ])term|student(?=$| position| placement| job))\b/u;
/** What announces a posting and names neither the job nor who offers it: "Job posting #2231", "Internal/External". */
export const ANNOUNCED =
  /^(?:offres? d'emploi|avis de concours|concours|(?:job|career|employment) (?:posting|offer|opportunity|opening|ad|vacancy)|competition|posting|(?:internal|external|interne|externe)(?: ?(?:\/|and|et) ?(?:internal|external|interne|externe))?)(?: (?:no|number|numero))?[\s#:.\d-]*$/;
/** "May" is a word too. */
const months = monthNames('en').filter((name) => name !== 'may');
export const SCHEDULE = new RegExp(
  `\\b(?:${[...weekdayNames, ...months].join('|')}|hours?|heures?|weeks?|semaines?|months?|mois|summer|winter|autumn|spring|automne|hiver|printemps) ?(?:20\\d\\d)?\\b|\\b20\\d\\d\\b`,
  'u',
);
