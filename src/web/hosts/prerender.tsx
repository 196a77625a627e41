import '#web/ui/styles.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Locale } from '#localization/types.ts';
import { setPageLocale } from '#web/text/page-locale.ts';
import { addressOf, type BuiltFiles, MarketingDocument } from './main/document.tsx';
import { pages } from './main/pages.tsx';

export { renderFirstLooks } from './first-looks.tsx';

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Every page of the main host as HTML in a language, by its path; `/` is the home page. */
export async function renderPages(
  files: BuiltFiles,
  locale: Locale,
): Promise<{ path: string; html: string }[]> {
  await setPageLocale(locale);
  return Promise.all(
    pages.map(async (page) => {
      const { prelude } = await prerender(
        <StaticRouter location={page.path}>
          <MarketingDocument page={page} files={files} />
        </StaticRouter>,
      );
      return { path: page.path, html: await read(prelude) };
    }),
  );
}

/** The addresses search engines may keep, as a sitemap. */
export function renderSitemap(): string {
  const own = pages.filter(({ hidden, canonical }) => !hidden && canonical === undefined);
  const urls = own.map(({ path }) => `  <url><loc>${addressOf(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
