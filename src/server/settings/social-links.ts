import { z } from 'zod';

/** A page of the operator on a social network. */
export interface SocialLink {
  /** What the link is called: the network's name, or the host's where it is none of the well-known. */
  name: string;
  href: string;
}

const MOST_LINKS = 10;

/** Networks by their host; a host below one of them is it too. */
const NETWORKS: readonly (readonly [host: string, name: string])[] = [
  ['linkedin.com', 'LinkedIn'],
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['youtube.com', 'YouTube'],
  ['tiktok.com', 'TikTok'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['bsky.app', 'Bluesky'],
  ['mastodon.social', 'Mastodon'],
  ['pinterest.com', 'Pinterest'],
  ['reddit.com', 'Reddit'],
  ['github.com', 'GitHub'],
];

function nameOf(host: string): string {
  const known = NETWORKS.find(([own]) => host === own || host.endsWith(`.${own}`));
  return known?.[1] ?? host.replace(/^www\./, '');
}

/** An https address somebody may be led to: no name or password in it. */
const address = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .transform((text) => new URL(text))
  .refine(({ username, password }) => username === '' && password === '');

/** The links from a comma list of https addresses, in its order; each address once. */
export const socialLinks = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== ''))
  .pipe(z.array(address).max(MOST_LINKS))
  .transform((urls): SocialLink[] => urls.map(({ hostname, href }) => ({ name: nameOf(hostname), href })));
