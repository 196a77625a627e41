import { escapeHtml, sectionHtml } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Employment, Section } from '#practice/world/types.ts';

const employmentTypes: Readonly<Record<Employment, { employmentType: string; schedule: string }>> = {
  'full-time': { employmentType: 'permanent', schedule: 'full-time' },
  'part-time': { employmentType: 'permanent', schedule: 'part-time' },
  contract: { employmentType: 'freelance', schedule: 'full-time' },
  temporary: { employmentType: 'temporary', schedule: 'full-time' },
};

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
/** What must not end its own section. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function description(section: Section): string {
  const text = sectionHtml({ ...section, heading: '' });
  return `<jobDescription>${element('name', section.heading)}<value>${cdata(text)}</value></jobDescription>`;
}

/** The feed says that a job is remote only as the name of an office. */
function officesOf(posting: LivePosting): string[] {
  const places = posting.places.map((place) => place.city[posting.language]);
  if (posting.workplace === 'on-site') return places;
  const way = { hybrid: { en: 'Hybrid', fr: 'Hybride' }, remote: { en: 'Remote', fr: 'Télétravail' } };
  return [...places, way[posting.workplace][posting.language]];
}

function salary({ pay }: LivePosting): string {
  if (pay === null) return '';
  const type = pay.period === 'hour' ? 'hourly' : 'yearly';
  return `<salaryInformation>${element('min', pay.low.toFixed(2))}${element('max', pay.high.toFixed(2))}${element('currencyCode', 'CAD')}${element('type', type)}</salaryInformation>`;
}

function position(posting: LivePosting): string {
  const [office = '', ...others] = officesOf(posting);
  const { employmentType, schedule } = employmentTypes[posting.employment];
  const more = others.map((name) => element('office', name)).join('');
  return [
    '<position>',
    element('id', posting.id),
    element('subcompany', posting.employer.name),
    element('office', office),
    more === '' ? '' : `<additionalOffices>${more}</additionalOffices>`,
    element('department', posting.department),
    element('recruitingCategory', ''),
    element('name', posting.title),
    `<jobDescriptions>${posting.sections.map(description).join('\n')}</jobDescriptions>`,
    element('employmentType', employmentType),
    element('seniority', ''),
    element('schedule', schedule),
    element('occupation', posting.occupation.replaceAll('-', '_')),
    salary(posting),
    element('createdAt', posting.postedAt.toISOString().replace('.000Z', '+00:00')),
    '</position>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The whole board as one XML document; without postings an empty one, which is healthy. */
export const personioFeed = (postings: readonly LivePosting[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${postings.map(position).join('\n')}\n</workzag-jobs>\n`;
