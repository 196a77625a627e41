import type { Posting } from '#contract/career/posting.ts';
import { instantFrom } from '#engines/calendar/index.ts';
import { decodeEntities } from '#engines/text/index.ts';
import {
  block,
  hostOf,
  languageOf,
  line,
  payFrom,
  periodIn,
  placesFrom,
  workplaceIn,
} from './families/normal.ts';
import { isFields } from './families/shape.ts';
import type { Fields } from './families/shape.ts';

const BLOCKS = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;
const MOST_BLOCKS = 40;
const DEEPEST = 6;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function isPosting(value: Fields): boolean {
  return listOf(value['@type']).some(
    (type) => text(type).replace(/^https?:\/\/schema\.org\//, '') === 'JobPosting',
  );
}

/** Every JobPosting in a block of JSON-LD, also inside lists and graphs. */
function postingsIn(value: unknown, depth = 0): Fields[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => postingsIn(item, depth + 1));
  if (!isFields(value)) return [];
  if (isPosting(value)) return [value];
  return Object.values(value).flatMap((item) =>
    typeof item === 'object' ? postingsIn(item, depth + 1) : [],
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function placesOf(job: Fields): string[] {
  const places = listOf(job['jobLocation']).map((location) => {
    const address = isFields(location) ? (location['address'] ?? location) : location;
    if (!isFields(address)) return text(address);
    return [address['addressLocality'], address['addressRegion']].map(text).filter(Boolean).join(', ');
  });
  const remote = text(job['jobLocationType']).toUpperCase() === 'TELECOMMUTE' ? ['Remote'] : [];
  return placesFrom([...places, ...remote]);
}

function payOf(job: Fields): Posting['pay'] {
  const base = job['baseSalary'];
  if (!isFields(base)) return null;
  const value = base['value'];
  const range: Fields = isFields(value) ? value : { value };
  const one = range['value'];
  return payFrom(
    range['minValue'] ?? one,
    range['maxValue'] ?? one,
    base['currency'],
    periodIn(text(range['unitText'])),
  );
}

/**
 * The first schema.org `JobPosting` (schema.org/JobPosting, JSON-LD) that a page publishes for search engines, read from the page
 * at `url`; null when it has none with a title and an employer, or in a language the product does not write.
 */
export function postingInPage(html: string, url: string): Posting | null {
  const blocks = [...html.matchAll(BLOCKS)].slice(0, MOST_BLOCKS);
  for (const job of blocks.flatMap(([, json = '']) => postingsIn(parsed(json)))) {
    const employer = job['hiringOrganization'];
    const title = line(text(job['title']));
    const company = line(text(isFields(employer) ? employer['name'] : employer));
    // Some publish their description as HTML, others as HTML escaped once more.
    const description = block(decodeEntities(text(job['description'])));
    const language = languageOf(text(job['inLanguage']), description === '' ? title : description);
    if (title === '' || company === '' || language === null) continue;
    const isRemote = text(job['jobLocationType']).toUpperCase() === 'TELECOMMUTE';
    return {
      board: 'careers-page',
      tenant: hostOf(url),
      external_id: url.replace(/^https?:\/\//, '').slice(0, 500),
      company,
      title,
      places: placesOf(job),
      workplace: isRemote ? 'remote' : workplaceIn(title),
      employment_type: listOf(job['employmentType']).map(text).map(line).filter(Boolean).join(', ') || null,
      department: null,
      pay: payOf(job),
      language,
      description,
      posted_at: instantFrom(text(job['datePosted'])),
      url,
      apply_url: url,
    };
  }
  return null;
}
