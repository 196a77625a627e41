import type { Locale } from '#localization/types.ts';
import { contactAddressPlaceholder, hostPlaceholders, socialLinksPlaceholder } from '#contract/hosts.ts';
import { text } from '#server/http/messages.ts';
import { compressText, encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { HostKind, Origins } from '#server/origins.ts';
import type { SocialLink } from '#server/settings/social-links.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface PageRequest {
  locale: Locale;
  path: string;
  origins: Origins;
  acceptEncoding: string | undefined;
}

interface Page {
  bytes: Bytes;
  ending: '.html' | '.xml' | '.txt';
  encoding: Encoding | null;
  status?: number;
}

/** What the operator says of themselves in the pages: links to their pages elsewhere, and where people write to. */
export interface Operator {
  socialLinks: readonly SocialLink[];
  contactEmail: string;
}

/** Pages that were asked for at one origin are kept; more origins than this are a stranger trying names. */
const MOST_KEPT = 200;

const robots = (kind: HostKind) =>
  `User-agent: *\nDisallow:\n${kind === 'main' ? `\nSitemap: ${hostPlaceholders.main}/sitemap.xml\n` : ''}`;

const escape = (plain: string) =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The links as the footer holds them; "" without any. */
function socialMarkup(links: readonly SocialLink[], locale: Locale): string {
  const items = links.map(
    ({ name, href }) => `<a href="${escape(href)}" rel="noopener noreferrer me">${escape(name)}</a>`,
  );
  const label = escape(text.for({ locale })('socialNetworks'));
  return items.length === 0 ? '' : `<nav aria-label="${label}">${items.join('')}</nav>`;
}

/**
 * The pages of the main host as the build made them, each with the origins of this server, the operator's social links and their
 * address in it.
 */
export function createPages(
  read: (path: string) => Promise<Bytes | null>,
  { socialLinks, contactEmail }: Operator,
) {
  const kept = new Map<string, Bytes>();

  const complete = async (name: string, source: string, request: PageRequest): Promise<Page> => {
    const encoding = encodingFor(request.acceptEncoding);
    const key = `${name} ${request.origins.main} ${encoding}`;
    const known = kept.get(key);
    const whole = () =>
      (['main', 'career', 'aistore'] as const).reduce(
        (page, kind) => page.replaceAll(hostPlaceholders[kind], request.origins[kind]),
        source
          .replaceAll(socialLinksPlaceholder, () => socialMarkup(socialLinks, request.locale))
          .replaceAll(contactAddressPlaceholder, () => escape(contactEmail)),
      );
    const bytes = known ?? (await compressText(new TextEncoder().encode(whole()), encoding));
    if (kept.size < MOST_KEPT) kept.set(key, bytes);
    const ending = name.endsWith('.xml') ? '.xml' : name.endsWith('.txt') ? '.txt' : '.html';
    return { bytes, ending, encoding };
  };

  const open = async (name: string, request: PageRequest): Promise<Page | null> => {
    // A folder beside the others, so that no path leads there by itself.
    const folder = request.locale === 'en' ? 'pages' : `pages-${request.locale}`;
    const bytes = await read(`${folder}/${name}`);
    return bytes && complete(`${folder}/${name}`, new TextDecoder().decode(bytes), request);
  };

  return {
    /** The page at a path, a redirect to its one spelling, or null when there is none. */
    async find(kind: HostKind, request: PageRequest): Promise<Page | Response | null> {
      const { path } = request;
      if (path === '/robots.txt') return complete(`${kind}-robots.txt`, robots(kind), request);
      if (path === '/sitemap.xml') return open('sitemap.xml', { ...request, locale: 'en' });
      if (path === '/') return open('index.html', request);
      if (!/^(\/[\w-]+)+\/?$/.test(path) || path === '/404' || path === '/index') return null;
      if (!path.endsWith('/')) return open(`${path.slice(1)}.html`, request);
      const location = path.slice(0, -1);
      return (
        (await open(`${location.slice(1)}.html`, request)) &&
        new Response(null, { status: 308, headers: { location } })
      );
    },

    /** What every other address of the main host answers. */
    async notFound(request: PageRequest): Promise<Page> {
      const page = await open('404.html', request);
      if (page) return { ...page, status: 404 };
      const bytes = new TextEncoder().encode('The web is not built yet: run npm start.');
      return { bytes, ending: '.txt', encoding: null, status: 503 };
    },
  };
}
