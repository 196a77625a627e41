import { wordFor } from '#engines/lexicon/index.ts';
import { sentences } from '#engines/text/index.ts';
import { plainLabel } from './wording.ts';

/** What one is to do with the box, before or behind what it says. */
const TICK =
  /^(?:please |veuillez |svp |merci de )?(?:tick|check|mark|click|select|coch(?:ez|er|e))(?: on)?(?: here| ici| this| the| cette| la| ce)?(?: box| case)?(?: below| ci dessous| ci contre)? (?:if|when|where|to (?:say|show|tell us)(?: that)?|si|lorsque)\b/;
const TICK_BEHIND =
  /\b(?:please |veuillez |svp |merci de )?(?:tick|check|mark|click|coch(?:ez|er))(?: on)? (?:here|ici|this box|the box|box|cette case|la case)(?: below| ci dessous| ci contre)?$/;

/** Whatever turns a wish over, wherever it stands. */
const DENIAL = wordFor('refusals: denied', 'g');
/** A denial in two words is one. */
const IN_TWO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ne|n) ((?:\w+ ){1,4}?)(?:pas|plus|jamais|aucune?)\b/g, 'ne $1'],
  [/\b(?:ne pas|pas ne)\b/g, 'ne'],
];

/** Who speaks, and how politely, before the first word that tells. */
const WHO =
  /^(?:(?:please|svp|s il vous plait|if|si|i|we|je|j|m|me|s|d|you|vous|that|que|would|will|want|wish|like|souhaite|souhaitez|prefere|preferez|prefererais|do|rather|prefer|hereby|to|merci de|veuillez) )*/;
const REFUSES_FIRST =
  /^(?:not|don t|won t|wouldn t|no|never|(?:we|you) did not|opt out|unsubscribe|refus\w*|object\w*|oppos\w*|declin\w*|remov\w*|delet\w*|withdraw\w*|stop|keep me off|take me off|spare (?:me|us)|ne|n|pas d\w*|aucune?|retir\w*|supprim\w*)\b/;
/** A word for being told or kept, without which a sentence of somebody may say anything. */
const WISHES = wordFor('refusals: wished');
const TELLS_TO = /^(?:please |svp |veuillez )?\w+ (?:me|us|moi|nous)\b/;

/** Whether folded words only say what to do with the box: then all that is asked stands before them. */
export const saysOnlyToTick = (text: string): boolean => text.replace(TICK_BEHIND, '').trim() === '';

/** How a wish is put, its folded words given: whether a yes or a tick refuses it; null where that is not sure. */
export function refusesWish(asking: string): boolean | null {
  const once = IN_TWO.reduce(
    (line, [two, one]) => line.replaceAll(two, one),
    asking.replace(TICK, '').replace(TICK_BEHIND, ' ').replaceAll(/ +/g, ' ').trim(),
  );
  const denials = [...once.matchAll(DENIAL)].length;
  if (denials === 0) return WISHES.test(once) || !TELLS_TO.test(once) ? false : null;
  return denials === 1 && REFUSES_FIRST.test(once.replace(WHO, '')) ? true : null;
}

/** How one may end it later, which refuses nothing now. */
const NOTICE =
  /^(?:reply|text|msg|message|standard|data|you (?:can|may)|vous pouvez|repondez|envoyez|unsubscribe|opt out)\b.*\b(?:stop|unsubscrib\w*|opt out|any ?time|end|quit|cancel|desabonn\w*|moment|apply|arret\w*)\b/;
const TICKS = /\b(?:tick|check|mark|coche[rz]?)\b/;

/** The folded words by which a label of several sentences asks for a wish: those that tell what to do with the box, else all but how to end it later; null where several of them deny. */
export function wishAsked(label: string): string | null {
  const bare = label.replaceAll(/\([^()]*\)/g, ' ');
  const said = sentences(WISHES.test(plainLabel(bare)) ? bare : label)
    .map(plainLabel)
    .filter((sentence) => sentence !== '' && !NOTICE.test(sentence));
  const [only, ...others] = said;
  if (only === undefined || others.length === 0) return only ?? plainLabel(label);
  const ticks = said.filter((sentence) => TICKS.test(sentence));
  if (ticks.length === 1) return ticks[0] ?? null;
  return said.some((sentence) => sentence.match(DENIAL) !== null) ? null : said.join(' ');
}

/** The same box with a yes in place of its no. */
const TURNED: readonly (readonly [RegExp, string])[] = [
  [/^\s*je refuse (que|de|d['’])/i, 'J’accepte $1'],
  [/^\s*je m['’]oppose à ce que/i, 'J’accepte que'],
  [/^\s*je m['’]oppose (?:à|au)/i, 'J’accepte'],
  [/^\s*je (?:n['’]|ne )(\p{L}+) (?:pas|plus)/iu, 'Je $1'],
  [/^\s*ne (\p{L}+) (?:pas|plus)/iu, '$1'],
  [/^\s*i (?:object|am opposed) to/i, 'I agree to'],
  [/^\s*i (?:refuse|decline) to/i, 'I agree to'],
  [/^\s*i (?:do not|don['’]t) (?:want|wish|agree|consent)/i, 'I want'],
  [/^\s*(please )?(?:do not|don['’]t) /i, '$1'],
];

/** What a box that refuses something would say if it asked for it; null for one that refuses nothing. */
export function withoutRefusal(label: string): string | null {
  if (refusesWish(plainLabel(label)) !== true) return null;
  const [pattern, yes] = TURNED.find(([words]) => words.test(label)) ?? [];
  return pattern === undefined || yes === undefined ? null : label.replace(pattern, yes).trim();
}
