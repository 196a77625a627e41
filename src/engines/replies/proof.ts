import { mailWord } from '#engines/lexicon/index.ts';
import { addressOf } from './thread.ts';
import type { Mail } from './mail.ts';

/** Pages where one books a conversation or takes a test, by words of their addresses. */
const PAGE = mailWord('proof: page', 'i');
const ADDRESS = /https?:\/\/([\w.-]+)(\/[^\s>)\]]*)?/gi;

/**
 * Whether a mail holds a link to a page on its sender's own domain where a conversation is booked or a test is taken: an employer's
 * own page is for those it calls. It proves nothing of a sender who is not known to be the employer.
 */
export function linksToOwnPage({ from, text }: Pick<Mail, 'from' | 'text'>): boolean {
  const house = addressOf(from).split('@')[1]?.toLowerCase() ?? '';
  if (!house.includes('.')) return false;
  return [...text.matchAll(ADDRESS)].some(([address, host = '']) => {
    const site = host.toLowerCase();
    return (site === house || site.endsWith(`.${house}`)) && PAGE.test(address.replaceAll('_', '-'));
  });
}
