import { employmentNames } from '#practice/data/texts.ts';
import {
  cityAndProvince,
  derivedNumber,
  derivedUuid,
  escapeHtml,
  listItems,
} from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import { slugOf } from '#practice/world/ids.ts';
import type { Section } from '#practice/world/types.ts';

/** Most postings of one page here, whatever is asked for: small, so that its lists always come in several. */
const mostOnPage = 8;

const languages = {
  en: { code: 'en', label: 'English', labelNative: 'English (US)' },
  fr: { code: 'fr', label: 'French', labelNative: 'Français' },
} as const;

function head(posting: LivePosting, origin: string) {
  const { company, employer, id, language, workplace } = posting;
  const [place] = posting.places;
  const number = derivedNumber(id);
  return {
    id,
    uuid: derivedUuid(id, 'publication'),
    name: posting.title,
    jobAdId: String(number),
    defaultJobAd: true,
    refNumber: `REF${String(number).slice(-5)}`,
    company: { identifier: company, name: employer.name },
    releasedDate: posting.postedAt.toISOString(),
    location: {
      city: place?.city[language] ?? '',
      region: place?.code ?? '',
      country: 'ca',
      remote: workplace === 'remote',
      hybrid: workplace === 'hybrid',
      fullLocation: place === undefined ? 'CA' : `${cityAndProvince(place, language)}, CA`,
    },
    industry: {},
    department: { id: String(derivedNumber(posting.department)), label: posting.department },
    function: {},
    typeOfEmployment: { id: posting.employment, label: employmentNames[posting.employment][language] },
    experienceLevel: {},
    customField: [],
    visibility: 'PUBLIC',
    ref: `${origin}/smartrecruiters/v1/companies/${company}/postings/${id}`,
    creator: { name: 'Recruiting Team' },
    language: languages[language],
  };
}

/** One page of an employer's postings, without their texts. An unknown employer has an empty one. */
export function smartrecruitersList(
  postings: readonly LivePosting[],
  origin: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const size = Math.min(limit, mostOnPage);
  return {
    offset,
    limit: size,
    totalFound: postings.length,
    content: postings.slice(offset, offset + size).map((posting) => head(posting, origin)),
  };
}

function section(title: string, parts: readonly Section[]) {
  const text = parts
    .map(({ heading, paragraphs, ...rest }, index) => {
      // The first heading is the section's own title.
      const above = index === 0 || heading === '' ? '' : `<p><strong>${escapeHtml(heading)}</strong></p>`;
      const items = rest.items.length === 0 ? '' : `<ul>${listItems({ heading, paragraphs, ...rest })}</ul>`;
      return above + paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('') + items;
    })
    .join('');
  return { title, text };
}

/** One posting with its texts in the four sections every job ad has. */
export function smartrecruitersPosting(posting: LivePosting, origin: string) {
  const { sections } = posting;
  const url = `${origin}/smartrecruiters/${posting.company}/${posting.id}-${slugOf(posting)}`;
  const part = (from: number, to?: number) =>
    section(sections[from]?.heading ?? '', sections.slice(from, to));
  return {
    ...head(posting, origin),
    active: true,
    postingUrl: url,
    applyUrl: `${url}?oga=true`,
    jobAd: {
      sections: {
        companyDescription: part(0, 1),
        jobDescription: part(1, 2),
        qualifications: part(2, 4),
        additionalInformation: part(4),
        videos: { urls: [] },
      },
    },
  };
}
