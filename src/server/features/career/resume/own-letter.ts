import type { Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims } from '#engines/claims/index.ts';
import { invisible, sentences } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { questionsFor } from './model/gate.ts';

/** What the person wrote in place of a letter, and the letter as it stood before. */
export interface OwnWords {
  text: string;
  before: CoverLetter | null;
}

const MOST_QUOTED = 2;
const QUOTED_CHARACTERS = 120;

/** The passages of a paragraph: those of the letter before keep the facts they rest on, the others are the person's. */
function passages(paragraph: string, known: readonly Claim[]): Claim[] {
  const whole = paragraph.trim();
  if (whole === '') return [];
  for (const claim of known) {
    const [first = '', ...rest] = ` ${whole} `.split(` ${claim.text} `);
    if (rest.length === 0) continue;
    return [
      ...passages(first, known),
      { text: claim.text, fact_ids: claim.fact_ids },
      ...passages(rest.join(` ${claim.text} `), known),
    ];
  }
  return [{ text: whole, fact_ids: [] }];
}

/**
 * A letter in the person's own words, one paragraph for each line; what they left of the letter before is still traced to
 * their facts. It is text and nothing else: what cannot be seen is taken out.
 */
export function letterOf(
  { text, before }: OwnWords,
  master: MasterProfile,
  language: 'en' | 'fr',
): CoverLetter {
  const facts = new Set(master.facts.map(({ id }) => id));
  const known = (before?.paragraphs.flat() ?? [])
    .filter((claim) => claim.fact_ids.every((id) => facts.has(id)))
    .filter((claim) => claim.text !== '' && before?.own?.includes(claim.text) !== true)
    .toSorted((one, other) => other.text.length - one.text.length);
  const paragraphs = invisible(text)
    .split('\n')
    .map((line) => passages(line.replace(/\s+/g, ' '), known))
    .filter((claims) => claims.length > 0);
  const kept = new Set(known.map((claim) => claim.text));
  return {
    language,
    paragraphs,
    text: paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')).join('\n\n'),
    own: paragraphs.flat().flatMap((claim) => (kept.has(claim.text) ? [] : [claim.text])),
  };
}

/** A greeting, a farewell or a name, which claims nothing. */
const isAddress = (said: string): boolean =>
  said.endsWith(',') || (!/[.!?…]$/.test(said) && said.split(' ').length <= 4);

function passage(sentence: string): Message {
  const bare = sentence.replace(/\.$/, '');
  const words = bare.length > QUOTED_CHARACTERS ? `${bare.slice(0, QUOTED_CHARACTERS - 1)}…` : bare;
  return messages.message('passage', { words });
}

/** One line for the person about what they wrote that no fact bears out; none where the profile shows it all. */
export function unshownNote(
  { own = [] }: CoverLetter,
  { master, posting, today }: { master: MasterProfile; posting: Posting; today: string },
): Message[] {
  const questionOf = questionsFor(master, { posting, today });
  const unshown = own
    .filter((part) => !isAddress(part))
    .flatMap((part) => sentences(part))
    .filter((text) => !checkClaims(questionOf(text, 'letter')).allowed);
  if (unshown.length === 0) return [];
  const more = Math.max(0, unshown.length - MOST_QUOTED);
  return [
    messages.message('unsupportedSaid', { passages: unshown.slice(0, MOST_QUOTED).map(passage), more }),
  ];
}
