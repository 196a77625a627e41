import type { Posting } from '#contract/career/posting.ts';
import { hostOf, line, payFrom, periodIn, webAddress, workplaceIn } from './families/normal.ts';
import { isFields } from './families/shape.ts';
import type { Fields } from './families/shape.ts';
import { isoDate } from './mapping/dates.ts';
import { employmentOf } from './mapping/employment.ts';
import { languagesOf } from './mapping/languages.ts';
import { microdataIn } from '#engines/postings/cleaning/microdata.ts';
import { remoteFrom } from './mapping/places.ts';
import { richText } from '#engines/postings/cleaning/rich-text.ts';

const BLOCKS = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json[^>]*>([\s\S]*?)<\/script\s*>/gi;
const MOST_BLOCKS = 40;
const DEEPEST = 6;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const named = (value: unknown): string => text(isFields(value) ? value['name'] : value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

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

interface Place {
  written: string;
  parts: Posting['locations'][number];
}

function placesOf(job: Fields): Place[] {
  return listOf(job['jobLocation']).flatMap((location): Place[] => {
    const address = isFields(location) ? (location['address'] ?? location) : location;
    const fields: Fields = isFields(address) ? address : { addressLocality: text(address) };
    const city = line(text(fields['addressLocality'])) || null;
    const region = line(text(fields['addressRegion'])) || null;
    const country = line(named(fields['addressCountry'])) || null;
    const written = [city, region].filter((part) => part !== null).join(', ') || (country ?? '');
    return written === '' ? [] : [{ written, parts: { city, region, country } }];
  });
}

function payOf(job: Fields): Pick<Posting, 'pay' | 'pay_text'> {
  const base = job['baseSalary'];
  if (!isFields(base)) return { pay: null, pay_text: line(text(base ?? job['salary'])) || null };
  const value = base['value'];
  const range: Fields = isFields(value) ? value : { value };
  const one = range['value'];
  const period = periodIn(text(range['unitText'] ?? base['unitText']));
  const pay = payFrom(range['minValue'] ?? one, range['maxValue'] ?? one, base['currency'], period);
  return { pay, pay_text: null };
}

/** One schema.org JobPosting of the page at `url`; null without a title and an employer. */
function postingOf(job: Fields, url: string): Posting | null {
  const title = line(text(job['title']));
  const company = line(named(job['hiringOrganization']));
  if (title === '' || company === '') return null;
  const places = placesOf(job);
  const isRemote = text(job['jobLocationType']).toUpperCase() === 'TELECOMMUTE';
  const limits = listOf(job['applicantLocationRequirements']).map(named);
  const rich = richText(text(job['description']));
  const employment = listOf(job['employmentType']).map(text).map(line).filter(Boolean);
  return {
    board: 'careers-page',
    tenant: hostOf(url),
    external_id: url.replace(/^https?:\/\//, '').slice(0, 500),
    company,
    title,
    places: [...new Set([...places.map((place) => place.written), ...(isRemote ? ['Remote'] : [])])].slice(
      0,
      20,
    ),
    locations: places.map(({ parts }) => parts).slice(0, 20),
    workplace: isRemote ? 'remote' : workplaceIn(title),
    remote_from: isRemote ? remoteFrom(limits) : [],
    employment_type: employmentOf(employment),
    department: line(text(listOf(job['occupationalCategory'])[0] ?? listOf(job['industry'])[0])) || null,
    ...payOf(job),
    ...languagesOf(text(job['inLanguage']) || null, `${title}\n${rich.description}`, null),
    ...rich,
    is_excerpt: false,
    posted_at: isoDate(text(job['datePosted'])),
    expires_at: isoDate(text(job['validThrough'])),
    url,
    apply_url: url,
    apply_by: 'assist',
    credit: null,
  };
}

/** Of several on one page each has an address of its own, on the same host; else the page's. */
function ownAddress(job: Fields, page: string): string {
  const own = webAddress(text(job['url']));
  return own !== null && hostOf(own) === hostOf(page) ? own : page;
}

/**
 * The postings that a page publishes for search engines as schema.org `JobPosting`, in JSON-LD or, where it has none, in microdata,
 * read from the page at `url`; those without a title or an employer are left out.
 */
export function postingsInPage(html: string, url: string): Posting[] {
  const blocks = [...html.matchAll(BLOCKS)].slice(0, MOST_BLOCKS);
  const inBlocks = blocks.flatMap(([, json = '']) => postingsIn(parsed(json)));
  const hasMicrodata = inBlocks.length === 0 && /schema\.org\/JobPosting/.test(html);
  const jobs = hasMicrodata ? microdataIn(html).flatMap((item) => postingsIn(item)) : inBlocks;
  return jobs
    .map((job) => postingOf(job, jobs.length > 1 ? ownAddress(job, url) : url))
    .filter((posting) => posting !== null);
}

/** The first of them; null when there is none. */
export const postingInPage = (html: string, url: string): Posting | null =>
  postingsInPage(html, url)[0] ?? null;
