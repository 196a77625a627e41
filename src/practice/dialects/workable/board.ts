import { employmentNames } from '#practice/data/texts.ts';
import { sectionHtml } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Employer } from '#practice/world/types.ts';

const day = (at: Date): string => at.toISOString().slice(0, 10);

function job(posting: LivePosting, origin: string) {
  const { language, workplace, id } = posting;
  const url = `${origin}/workable/j/${id}`;
  const [first] = posting.places;
  return {
    title: posting.title,
    shortcode: id,
    code: '',
    employment_type: employmentNames[posting.employment][language],
    telecommuting: workplace === 'remote',
    department: posting.department,
    url,
    shortlink: url,
    application_url: `${url}/apply`,
    published_on: day(posting.postedAt),
    created_at: day(posting.postedAt),
    country: 'Canada',
    city: first?.city[language] ?? '',
    state: first?.province[language] ?? '',
    education: '',
    experience: '',
    function: '',
    industry: '',
    locations: posting.places.map((place) => ({
      country: 'Canada',
      countryCode: 'CA',
      city: place.city[language],
      region: place.province[language],
      hidden: false,
    })),
    description: posting.sections.map((section) => sectionHtml(section)).join('\n'),
  };
}

/** The answer of the public widget: the whole board at once; without details the descriptions are left out. */
export function workableBoard(
  employer: Employer,
  postings: readonly LivePosting[],
  { origin, withDetails }: { origin: string; withDetails: boolean },
) {
  const jobs = postings.map((posting) => {
    const { description, ...rest } = job(posting, origin);
    return withDetails ? { ...rest, description } : rest;
  });
  return { name: employer.name, description: `<p>${employer.about}</p>`, jobs };
}
