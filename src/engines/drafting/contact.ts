import type { JsonResume } from '#contract/career/facts.ts';
import type { ContactPart } from '#contract/career/resume-draft.ts';
import type { Spans } from './spans.ts';
import type { Span } from './templates/index.ts';

const FEWEST_DIGITS = 7;

/** A telephone's address; undefined for what is too short to call. */
function callable(phone: string): string | undefined {
  const digits = phone.replace(/(?:ext|poste|x)\.?\s*\d+\s*$/i, '').replaceAll(/[^\d+]/g, '');
  return digits.replace('+', '').length < FEWEST_DIGITS ? undefined : `tel:${digits}`;
}

/** An address on the web as it is opened; undefined when it is none. */
function openable(url: string): string | undefined {
  const full = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(full) ? full : undefined;
}

const shortened = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/**
 * How a person is reached: place, telephone, email, their pages; each a link where it leads somewhere;
 * without what the person wants hidden. */
export function contactOf({ basics }: JsonResume, spans: Spans, hidden: readonly ContactPart[]): Span[] {
  const shows = (part: ContactPart) => !hidden.includes(part);
  const way = (text: string, path: string, href: string | undefined, shown = text): Span | null =>
    href === undefined ? spans.span(text, path) : spans.link(text, path, href, shown);
  const page = (url: string, path: string) => way(url, path, openable(url), shortened(url));
  const place = () =>
    spans.joined([
      [basics.location.city, '/basics/location/city', 'region'],
      [basics.location.region, '/basics/location/region', 'region'],
    ]);
  const mail = /^\S+@\S+$/.test(basics.email) ? `mailto:${basics.email}` : undefined;
  return [
    shows('place') ? place() : null,
    shows('phone') ? way(basics.phone, '/basics/phone', callable(basics.phone)) : null,
    shows('email') ? way(basics.email, '/basics/email', mail) : null,
    ...(shows('links')
      ? [
          page(basics.url, '/basics/url'),
          ...basics.profiles.map(({ url }, index) => page(url, `/basics/profiles/${index}/url`)),
        ]
      : []),
  ].filter((one) => one !== null);
}
