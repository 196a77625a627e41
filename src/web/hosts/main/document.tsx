import type { ReactNode } from 'react';
import { hostPlaceholders } from '#contract/hosts.ts';
import { productNames } from '#contract/product-names.ts';
import { MarketingLayout } from '#web/shell/marketing/marketing-layout.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import besley from '#web/ui/fonts/besley.woff2';
import instrumentSans from '#web/ui/fonts/instrument-sans.woff2';
import { text } from './messages.ts';
import type { MarketingPage } from './pages.tsx';
import { structuredData } from './structured-data.ts';

/** Where the build put what every page needs; addresses of this host. */
export interface BuiltFiles {
  stylesheet: string;
  /** Runs before the first paint, so that a chosen theme never flashes. */
  theme: string;
  /** What a page does once it is read: theme, log-out, the contact form. */
  behaviour: string;
  /** The picture of a shared link, 1200 by 630. */
  card: string;
}

/** The page's own address, which the server completes. */
export const addressOf = (path: string) => `${hostPlaceholders.main}${path}`;

/** A whole document of the main host around one page. */
export function MarketingDocument({ page, files }: { page: MarketingPage; files: BuiltFiles }) {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f7f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1512" />
        <link rel="stylesheet" href={files.stylesheet} />
        <script src={files.theme} />
        {[besley, instrumentSans].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        <script type="module" src={files.behaviour} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <Indexing page={page} card={files.card} />
      </head>
      <body>
        <MarketingLayout onSpruce={page.path === mainPaths.home}>{page.element}</MarketingLayout>
      </body>
    </html>
  );
}

/** What a search engine and a shared link are told. */
function Indexing({ page, card }: { page: MarketingPage; card: string }): ReactNode {
  if (page.hidden) return <meta name="robots" content="noindex" />;
  const address = addressOf(page.canonical ?? page.path);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productNames.company} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={addressOf(card)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={text('card')} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData(page.path).map((data) => (
        <script
          key={data['@type']}
          type="application/ld+json"
          // Our own words; the one character that could end the element is written as an escape.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
