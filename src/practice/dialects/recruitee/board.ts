import { recruiteeQuestions } from './questions.ts';
import { cityAndProvince, derivedNumber, sectionHtml } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Employment } from '#practice/world/types.ts';

const employmentCodes: Readonly<Record<Employment, string>> = {
  'full-time': 'fulltime_permanent',
  'part-time': 'parttime',
  contract: 'contract',
  temporary: 'temporary',
};

/** "2026-07-30 19:46:15 UTC" */
const moment = (at: Date): string =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');

/** One offer as the careers site's interface gives it, with what its form asks. */
export function recruiteeOffer(posting: LivePosting, origin: string) {
  const { company, id, language, pay, workplace, sections } = posting;
  const [place] = posting.places;
  const url = `${origin}/recruitee/${company}/o/${id}`;
  const html = (from: number, to?: number): string =>
    sections
      .slice(from, to)
      .map((section) => sectionHtml(section))
      .join('\n');
  const description = html(0, 2);
  const requirements = html(2);
  return {
    id: derivedNumber(id),
    slug: id,
    title: posting.title,
    sharing_title: null,
    status: 'published',
    department: posting.department,
    location: place === undefined ? '' : `${cityAndProvince(place, language)}, Canada`,
    city: place?.city[language] ?? '',
    country: 'Canada',
    country_code: 'CA',
    locations: posting.places.map((one) => ({
      id: derivedNumber(`${company} ${one.key}`),
      name: one.city[language],
      city: one.city[language],
      state: one.province[language],
      country: 'Canada',
      country_code: 'CA',
    })),
    remote: workplace === 'remote',
    hybrid: workplace === 'hybrid',
    on_site: workplace === 'on-site',
    description,
    requirements,
    employment_type_code: employmentCodes[posting.employment],
    category_code: posting.occupation,
    experience_code: '',
    education_code: '',
    min_hours: null,
    max_hours: null,
    salary:
      pay === null
        ? null
        : { min: pay.low.toFixed(2), max: pay.high.toFixed(2), currency: 'CAD', period: pay.period },
    tags: [],
    careers_url: url,
    careers_apply_url: `${url}/c/new`,
    published_at: moment(posting.postedAt),
    created_at: moment(posting.postedAt),
    updated_at: moment(posting.postedAt),
    company_name: posting.employer.name,
    options_phone: 'optional',
    options_photo: 'off',
    options_cover_letter: 'optional',
    options_cv: 'required',
    open_questions: recruiteeQuestions(posting),
    translations: { [language]: { title: posting.title, description, requirements } },
  };
}

/** The whole board at once. */
export const recruiteeOffers = (postings: readonly LivePosting[], origin: string) => ({
  offers: postings.map((posting) => recruiteeOffer(posting, origin)),
});
