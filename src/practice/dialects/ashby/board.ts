import { derivedUuid, sectionHtml, sectionPlain } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Employment, Place, Workplace } from '#practice/world/types.ts';

const employmentTypes: Readonly<Record<Employment, string>> = {
  'full-time': 'FullTime',
  'part-time': 'PartTime',
  contract: 'Contract',
  temporary: 'Temporary',
};
const workplaceTypes: Readonly<Record<Workplace, string>> = {
  'on-site': 'OnSite',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

const address = (place: Place, posting: LivePosting) => ({
  postalAddress: {
    addressLocality: place.city[posting.language],
    addressRegion: place.province[posting.language],
    addressCountry: 'Canada',
  },
});

function compensation(posting: LivePosting) {
  const { pay } = posting;
  if (pay === null) {
    return {
      compensationTierSummary: null,
      scrapeableCompensationSalarySummary: null,
      compensationTiers: [],
      summaryComponents: [],
    };
  }
  const short = (value: number): string =>
    pay.period === 'hour' ? `CA$${value.toFixed(2)}` : `CA$${value / 1000}K`;
  const unit = pay.period === 'hour' ? ' per hour' : '';
  const summary = `${short(pay.low)} – ${short(pay.high)}${unit}`;
  const component = {
    id: derivedUuid(posting.id, 'component'),
    summary,
    compensationType: 'Salary',
    interval: pay.period === 'hour' ? '1 HOUR' : '1 YEAR',
    currencyCode: 'CAD',
    minValue: pay.low,
    maxValue: pay.high,
  };
  const tier = {
    id: derivedUuid(posting.id, 'tier'),
    tierSummary: summary,
    title: null,
    additionalInformation: null,
    components: [component],
  };
  return {
    compensationTierSummary: summary,
    scrapeableCompensationSalarySummary: `${short(pay.low)} - ${short(pay.high)}${unit}`,
    compensationTiers: [tier],
    summaryComponents: [component],
  };
}

function job(posting: LivePosting, origin: string, withPay: boolean) {
  const url = `${origin}/ashby/${posting.company}/${posting.id}`;
  const [first, ...others] = posting.places;
  const place = first?.city[posting.language] ?? '';
  const remote = posting.language === 'en' ? 'Remote' : 'Télétravail';
  return {
    id: posting.id,
    title: posting.title,
    department: posting.department,
    team: posting.department,
    employmentType: employmentTypes[posting.employment],
    location: posting.workplace === 'remote' ? remote : place,
    secondaryLocations: others.map((other) => ({
      location: other.city[posting.language],
      address: address(other, posting),
    })),
    publishedAt: posting.postedAt.toISOString().replace('Z', '+00:00'),
    isListed: true,
    isRemote: posting.workplace === 'remote',
    workplaceType: workplaceTypes[posting.workplace],
    address: first === undefined ? null : address(first, posting),
    jobUrl: url,
    applyUrl: `${url}/application`,
    descriptionHtml: posting.sections
      .map((section) => sectionHtml(section, (item) => `<p>${item}</p>`))
      .join(''),
    descriptionPlain: posting.sections.map((section) => sectionPlain(section)).join('\n\n'),
    shouldDisplayCompensationOnJobPostings: posting.pay !== null,
    ...(withPay ? { compensation: compensation(posting) } : {}),
  };
}

/** The answer of the public job board. */
export function ashbyBoard(postings: readonly LivePosting[], origin: string, withPay: boolean) {
  return { apiVersion: '1', jobs: postings.map((posting) => job(posting, origin, withPay)) };
}
