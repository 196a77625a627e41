import { cityAndProvince, escapeHtml, listItems, sectionPlain } from '#practice/dialects/text.ts';
import { employmentNames } from '#practice/data/texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import type { Section } from '#practice/world/types.ts';

const blocks = (section: Section): string =>
  section.paragraphs.map((paragraph) => `<div>${escapeHtml(paragraph)}</div>`).join('<div><br></div>');
const plain = (sections: readonly Section[]): string => {
  const text = sections.map((section) => sectionPlain(section)).join('\n\n');
  return text === '' ? '' : `${text}\n`;
};

/** Paragraphs with a list inside, for what stands after Lever's lists. */
const closing = (sections: readonly Section[]): string =>
  sections
    .map((section) => {
      const heading = section.heading === '' ? '' : `<div><b>${escapeHtml(section.heading)}</b></div>`;
      return `${heading}${blocks(section)}${section.items.length === 0 ? '' : `<ul>${listItems(section)}</ul>`}`;
    })
    .join('<div><br></div>');

function locations(posting: LivePosting): string[] {
  const places = posting.places.map((place) => cityAndProvince(place, posting.language));
  return posting.workplace === 'remote'
    ? [posting.language === 'en' ? 'Remote - Canada' : 'Télétravail - Canada', ...places]
    : places;
}

function salary(posting: LivePosting) {
  const { pay } = posting;
  if (pay === null) return {};
  const interval = pay.period === 'hour' ? 'per-hour-wage' : 'per-year-salary';
  return { salaryRange: { currency: 'CAD', interval, max: pay.high, min: pay.low } };
}

/** One posting as the public interface gives it: opening and body, lists of duties and demands, additional. */
export function leverPosting(posting: LivePosting, origin: string) {
  const { sections, language } = posting;
  const [about] = sections;
  const opening = about === undefined ? '' : blocks(about);
  const lists = sections.filter(({ items, paragraphs }) => items.length > 0 && paragraphs.length === 0);
  const rest = sections.slice(1).filter((section) => !lists.includes(section));
  const all = locations(posting);
  const url = `${origin}/lever/${posting.company}/${posting.id}`;
  const openingPlain = about === undefined ? '' : plain([{ ...about, heading: '' }]);
  return {
    additional: closing(rest),
    additionalPlain: plain(rest),
    categories: {
      commitment: employmentNames[posting.employment][language],
      department: posting.department,
      location: all[0] ?? '',
      team: posting.department,
      allLocations: all,
    },
    createdAt: posting.postedAt.getTime(),
    descriptionPlain: openingPlain,
    description: `${opening}<div><br></div>`,
    id: posting.id,
    lists: lists.map((section) => ({ text: section.heading, content: listItems(section) })),
    text: posting.title,
    country: 'CA',
    workplaceType: posting.workplace === 'on-site' ? 'onsite' : posting.workplace,
    opening,
    openingPlain,
    descriptionBody: '<div><br></div>',
    descriptionBodyPlain: '\n',
    ...salary(posting),
    hostedUrl: url,
    applyUrl: `${url}/apply`,
  };
}
