import { plainWords } from '#engines/text/index.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** To look or to apply, as a button says it. */
const VERBS = set(
  'view see open show read apply check look go get learn discover explore find click tap visit review continue start ' +
    'voir voyez consulter consultez consulte afficher affichez ouvrir ouvrez postuler postulez postule lire lisez ' +
    'decouvrir decouvrez acceder accedez cliquer cliquez visualiser visualisez aller allez visiter visitez en',
);
/** What a button opens. */
const OPENED = set(
  'job jobs role position posting post opening opportunity vacancy listing ad advert detail details description page ' +
    'offre offres emploi emplois poste postes annonce annonces detail details fiche description occasion lien url link',
);
/** Words that say how, where or which, and name nothing. */
const LITTLE = set(
  'a an the this that our its it all more full complete now here out out at to up for in on of and by about online today ' +
    'open new quickly easily directly le la les l un une des du de d cette cet ce c ces son sa a au aux y maintenant ici ' +
    'plus complete complet entiere en pour sur et par toute tout suite savoir directement ligne je please veuillez svp ' +
    'application candidature demande',
);
/** After one of these a button names where it leads. */
const WHERE = set('on at via with from sur chez avec dans');
/** What may stand before the verb. */
const POLITE = set('please veuillez je svp');
const MOST_WORDS = 9;
const MOST_WHERE = 5;

const isPlain = (word: string): boolean => LITTLE.has(word) || OPENED.has(word);

/** The words before what names a place to go: "job on LinkedIn" is "job". */
function withoutWhere(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => WHERE.has(word));
  return at >= 0 && words.length - at - 1 <= MOST_WHERE ? words.slice(0, at) : words;
}

/** Where words stand: on the line of a job's address, on the line over it, or by themselves. */
type Stands = 'link' | 'over' | 'alone';

/**
 * Whether words only ask to press, in English or French: a verb of looking with, at most, a word for a job and words that name
 * nothing. At the address of a job more is sure: a name may stand before the word for a job ("View the Night Baker position"),
 * and on the address's own line the verb may stay away ("Job details").
 */
export function isCall(text: string, stands: Stands): boolean {
  const [polite = '', ...after] = plainWords(text).split(' ');
  const [first = '', ...rest] = POLITE.has(polite) ? after : [polite, ...after];
  if (first === '' || rest.length >= MOST_WORDS) return false;
  const said = withoutWhere(rest);
  const isVerb = VERBS.has(first);
  if (isVerb && said.every((word) => isPlain(word) || VERBS.has(word))) return true;
  if (stands === 'alone') return false;
  return isVerb ? OPENED.has(said.at(-1) ?? '') : stands === 'link' && [first, ...said].every(isPlain);
}
