import type { Opinion, Review } from './types.ts';
import { mix } from '#practice/town/world/chance.ts';
import type { Shop } from '#practice/town/world/types.ts';
import { sayings, voices } from '#practice/data/town/review-texts.ts';
import { createRandom, type Random } from '#practice/world/random.ts';

/** Plain, warm, terse, chatty or in a hurry. */
const manners = ['plain', 'warm', 'terse', 'chatty', 'hurried'] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function said(shop: Shop, review: Review, opinion: Opinion, random: Random): string {
  const item = shop.products[review.product]?.name[review.language] ?? shop.name;
  return random.pick(sayings[review.language][opinion.aspect][opinion.polarity]).replace('{item}', item);
}

/** One sentence of all opinions, praise first where there is both, or a sentence for each. */
function bodyOf(shop: Shop, review: Review, isJoined: boolean, random: Random): string {
  const parts = review.opinions
    .toSorted((one, other) => other.polarity.localeCompare(one.polarity))
    .map((opinion) => ({ ...opinion, text: said(shop, review, opinion, random) }));
  if (!isJoined) return parts.map(({ text }) => `${capital(text)}.`).join(' ');
  const [first, ...rest] = parts;
  if (first === undefined) return '';
  let [text, before] = [capital(first.text), first.polarity];
  for (const { polarity, text: next } of rest) {
    const link = polarity === before ? ', ' : ` ${random.pick(voices[review.language].turns)} `;
    text += `${link}${next}`;
    before = polarity;
  }
  return `${text}.`;
}

/** The words of a review in its own language, the same whenever one asks; null where there are stars alone. */
export function textOf(shop: Shop, review: Review): string | null {
  if (!review.hasText) return null;
  const random = createRandom(mix(mix(shop.seed, 119), review.number));
  const manner = random.pick(manners);
  const body = bodyOf(shop, review, manner !== 'terse' && random.chance(0.6), random);
  const { openers, closers } = voices[review.language];
  if (manner === 'terse') return body;
  if (manner === 'hurried') return body.toLowerCase().replace(/\.$/, '').replaceAll('. ', '.. ');
  if (manner === 'warm') return `${body.replace(/\.$/, '!')} ${random.pick(closers)}`;
  return manner === 'chatty' ? `${random.pick(openers)} ${body} ${random.pick(closers)}` : body;
}
