import { resumeVerbs } from '#engines/lexicon/index.ts';
import { fold, sentences } from '#engines/text/index.ts';

const [irregularPasts, describing, baseForms, noParticiples] = [
  resumeVerbs('past'),
  resumeVerbs('describing'),
  resumeVerbs('base'),
  resumeVerbs('no-participle'),
];

const LONGEST = 240;

/** The first sentence of a resume line without its full stop; null when it is too long to quote in a letter. */
function quotable(line: string): string | null {
  const [first] = sentences(line);
  const text = (first ?? '').replace(/[.;:!\s]+$/, '').trim();
  return text.length < 8 || text.length > LONGEST || /https?:|@/.test(text) ? null : text;
}

/** A text with a small first letter, unless it begins with initials or a name in capitals. */
export function lowered(text: string): string {
  return /^\p{Lu}[\p{Ll}'’-]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const firstWord = (text: string): string => fold(/^[\p{L}'’-]+/u.exec(text)?.[0] ?? '');

function isPast(word: string): boolean {
  if (irregularPasts.has(word.replace(/^co-|^re-/, ''))) return true;
  return word.length > 4 && word.endsWith('ed') && !describing.has(word);
}

/**
 * An English line of a CV as a clause in the first person, its words otherwise kept ("Managed a team" becomes
 * "I managed a team"); null when it can't be said so without changing what it claims.
 */
export function inEnglish(line: string, current: boolean): string | null {
  const text = quotable(line);
  if (text === null) return null;
  const word = firstWord(text);
  if (/^i\s/i.test(text)) return `I ${text.slice(2)}`;
  if (isPast(word)) return `I ${lowered(text)}`;
  if (current && baseForms.has(word)) return `I ${lowered(text)}`;
  if (/^responsible for\s/i.test(text)) return `I ${current ? 'am' : 'was'} ${lowered(text)}`;
  if (/^[a-z]{3,}ing$/.test(word) && !/^(?:during|spring|morning|evening|string)$/.test(word))
    return `my work included ${lowered(text)}`;
  return null;
}

function isInfinitive(word: string): boolean {
  if (
    /^(?:hiver|atelier|chantier|clavier|fer|mer|avenir|plaisir|desir|cahier|courrier|dossier|papier|metier|premier|dernier)$/.test(
      word,
    )
  )
    return false;
  return (
    /^[a-z]{2,}(?:er|ir|[dt]re|uire)$/.test(word) ||
    /^(?:faire|lire|ecrire|redire|suivre|inscrire|decrire|vivre)$/.test(word)
  );
}

/** Whether a piece of a posting begins with a verb: “Train apprentices”, “Accueillir les clients”. */
export function isTask(piece: string): boolean {
  const word = firstWord(piece);
  return /\s/.test(piece) && (baseForms.has(word) || isInfinitive(word) || /^[a-z]{3,}ing$/.test(word));
}

/** The same for a French line: "Géré une équipe" becomes "j'ai géré une équipe", "Gérer …" "j'ai eu pour tâche de gérer …". */
export function inFrench(line: string, current: boolean): string | null {
  const text = quotable(line);
  if (text === null) return null;
  const word = firstWord(text);
  if (/^(?:j['’]|je\s)/i.test(text)) return lowered(text);
  const written = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
  if (written.endsWith('é') && word.length > 3 && !noParticiples.has(word)) return `j’ai ${lowered(text)}`;
  if (
    /^(?:reduit|construit|conduit|produit|ecrit|redige|mis|pris|appris|tenu|obtenu|maintenu|fourni|etabli|accueilli|servi|rempli|suivi|concu|recu|vendu|soutenu|ouvert|offert|repondu)$/.test(
      word,
    )
  ) {
    return `j’ai ${lowered(text)}`;
  }
  if (isInfinitive(word)) {
    const link = /^[aeiouyhàâéèêîôû]/iu.test(text) ? 'd’' : 'de ';
    return `${current ? 'j’ai' : 'j’avais'} notamment pour tâche ${link}${lowered(text)}`;
  }
  return `mes tâches ${current ? 'comprennent' : 'comprenaient'} ceci\u00a0: ${lowered(text)}`;
}
