import { TO_HAVE } from '#engines/forms/readings/commitments.data.ts';

/** That it is asked whether one has the very thing: "Do you have one?", "En avez-vous un ?" */
const HAVING =
  /^(?:do you (?:currently |already )?(?:have|hold|possess) (?:one|it|that|this)|have you (?:got )?(?:one|it|that|this)|is that something you (?:have|hold)|(?:en )?(?:avez|possédez|détenez)[- ]vous(?: une?)?|l['’]avez[- ]vous|est-ce que vous en avez une?)(?: already| now| déjà)?\s*[?.]*\s*$/iu;
const ARTICLE = /^(?:an?|une?)\s/iu;
/** What is said to be asked for is one side of it and this the other: "The minimum is a degree", "A degree is required". */
const DEMAND =
  /(?<!\p{L})(?:minimum|qualifications?|requirements?|required|essential|necessary|mandatory|assets?|plus|advantage|preferred|expected|exigences?|exigée?|requise?|nécessaire|obligatoire|atout|souhaitée?|avantage|condition)(?!\p{L})/iu;
const BETWEEN = /\s(?:is|are|would be|will be|est|sera|serait)\s/iu;
const NEEDS =
  /(?<!\p{L})(?:requires?|needs?|calls? for|asks? for|must (?:have|hold)|exige|demande|requiert|nécessite|il faut|prend)\s+(?=(?:an?|une?)\s)/iu;

const bare = (text: string): string => text.replace(/[.!:;]*\s*$/u, '').trim();

/** The thing that a sentence says is asked for; null where it says none, or joins several. */
function thingIn(statement: string): string | null {
  const needed = NEEDS.exec(statement);
  const sides =
    needed === null
      ? statement.split(BETWEEN).map((side) => side.split(', ').at(-1) ?? side)
      : [statement.slice(needed.index + needed[0].length)];
  const things = sides
    .map(bare)
    .filter((side) => ARTICLE.test(side) && (needed !== null || !DEMAND.test(side)));
  const [thing] = things;
  const isDemanded = needed !== null || (sides.length === 2 && sides.some((side) => DEMAND.test(side)));
  const isOne =
    thing !== undefined && isDemanded && !/(?<!\p{L})(?:or|and|ou|et)(?!\p{L})|[,/]/iu.test(thing);
  return isOne && things.length === 1
    ? thing.replace(/^(?:An?|Une?)\s/u, (article) => article.toLowerCase())
    : null;
}

/**
 * The question whether one has what the sentence before it asks for: "The minimum is a bachelor's degree. Do you have one?" is "Do you have a
 * bachelor's degree?" Null where it asks something else, or the sentence names no one thing.
 */
export function hasRequired(statement: string, asking: string): string | null {
  const thing = HAVING.test(asking.trim()) ? thingIn(statement) : null;
  if (thing === null) return null;
  return TO_HAVE[/vous/iu.test(asking) ? 'fr' : 'en'].replace('{}', () => thing);
}
