import { hostPlaceholders } from '#contract/hosts.ts';
import { productNames } from '#contract/product-names.ts';
import { plans, questions } from '#web/features/marketing/pricing/plans.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { text } from './messages.ts';

type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const context = { '@context': 'https://schema.org' } as const;
const home = `${hostPlaceholders.main}/`;

const organization = (): StructuredData => ({
  ...context,
  '@type': 'Organization',
  name: productNames.company,
  url: home,
  logo: `${hostPlaceholders.main}/icon-512.png`,
  description: text('organization'),
  address: { '@type': 'PostalAddress', addressCountry: 'CA' },
});

const autoCareer = (): StructuredData => ({
  ...context,
  '@type': 'SoftwareApplication',
  name: productNames.career,
  url: `${hostPlaceholders.main}${mainPaths.auto}`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: plans().flatMap(({ name, monthly }) =>
    monthly === null
      ? []
      : [{ '@type': 'Offer', name, price: monthly, priceCurrency: 'CAD', url: `${home}pricing` }],
  ),
});

const pricing = (): StructuredData => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: questions().map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What a page says of itself in schema.org's words; most say nothing. */
export function structuredData(path: string): readonly StructuredData[] {
  if (path === mainPaths.home) return [organization(), autoCareer()];
  if (path === mainPaths.auto) return [autoCareer()];
  return path === mainPaths.pricing ? [pricing()] : [];
}
