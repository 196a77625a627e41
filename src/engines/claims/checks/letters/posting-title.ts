import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';

/** A clause without "as an accountant", where that is the posting's own title. */
export function withoutTitle({ posting }: Claim, text: string): string {
  const title = fold(posting?.posting.title ?? '').trim();
  const at = title === '' ? -1 : text.indexOf(title);
  return at < 0
    ? text
    : text.slice(0, at).replace(/\b(?:as|comme|en tant que) (?:an? |the |une? )?$/, '') + text.slice(at);
}
