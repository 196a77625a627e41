import { derivedUuid, sectionHtml } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import { slugOf } from '#practice/world/ids.ts';
import type { Employer, Employment } from '#practice/world/types.ts';

/** Jobs of one page here: few, so that its feeds always come in several. */
const onPage = 5;

const employmentTypes: Readonly<Record<Employment, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
};

function jobPosting(posting: LivePosting, site: string, html: string) {
  const { employer, language, pay, workplace } = posting;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: posting.title,
    description: html,
    identifier: { '@type': 'PropertyValue', name: employer.name, value: Number(posting.id) },
    datePosted: posting.postedAt.toISOString(),
    employmentType: employmentTypes[posting.employment],
    hiringOrganization: { '@type': 'Organization', name: employer.name, sameAs: site, logo: null },
    ...(workplace === 'remote' ? { jobLocationType: 'TELECOMMUTE' } : {}),
    jobLocation: posting.places.map((place) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '',
        addressLocality: place.city[language],
        addressRegion: place.province[language],
        postalCode: '',
        addressCountry: 'CA',
      },
    })),
    ...(pay === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'CAD',
            value: {
              '@type': 'QuantitativeValue',
              minValue: pay.low,
              maxValue: pay.high,
              unitText: pay.period === 'hour' ? 'HOUR' : 'YEAR',
            },
          },
        }),
  };
}

function item(posting: LivePosting, site: string) {
  const html = posting.sections.map((section) => sectionHtml(section)).join('\n');
  return {
    id: derivedUuid(posting.id, 'feed'),
    url: `${site}/jobs/${posting.id}-${slugOf(posting)}`,
    title: posting.title,
    content_html: html,
    date_published: posting.postedAt.toISOString(),
    _jobposting: jobPosting(posting, site, html),
  };
}

/** One page of the JSON Feed 1.1 of an employer's jobs; `next_url` leads on until the last. Pages count from 1. */
export function teamtailorFeed(
  employer: Employer,
  postings: readonly LivePosting[],
  { origin, page }: { origin: string; page: number },
) {
  const site = `${origin}/teamtailor/${employer.slug}`;
  const end = page * onPage;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Jobs at ${employer.name}`,
    home_page_url: site,
    feed_url: `${site}/jobs.json`,
    ...(end < postings.length ? { next_url: `${site}/jobs.json?page=${page + 1}` } : {}),
    items: postings.slice(end - onPage, end).map((posting) => item(posting, site)),
  };
}
