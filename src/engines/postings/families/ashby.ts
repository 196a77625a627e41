import type { Posting } from '#contract/career/posting.ts';
import { instantFrom } from '#engines/calendar/index.ts';
import { languagesOf } from '#engines/postings/mapping/languages.ts';
import { placesFrom as partsOfPlaces } from '#engines/postings/mapping/places.ts';
import { richText } from '#engines/postings/cleaning/rich-text.ts';
import { ASHBY_QUERY, readAshbyForm } from './forms/ashby.ts';
import type { BoardRow, FormFamily, Tenant } from './board.ts';
import {
  hostOf,
  line,
  payFrom,
  periodIn,
  placesFrom,
  webAddress,
  workplaceIn,
  workplaceNamed,
  type Pay,
} from './normal.ts';
import { get } from './request.ts';
import { isFields, readerOf, segment, type Fields, type Reader } from './shape.ts';

/** Ashby: one answer holds the whole board; the questions come from the page's own query endpoint. */
export const ashby: FormFamily = {
  reads: 'json',
  list: (board, tenant) =>
    get(
      board.origin.api,
      `/posting-api/job-board/${segment(board.name, 'tenant', tenant)}?includeCompensation=true`,
    ),
  parseList(board, tenant, reply) {
    const read = readerOf(board.name);
    const jobs = read.list(read.fields(reply, '$').jobs, 'jobs');
    const postings = jobs.map((job, index) =>
      postingFrom(board, tenant, read, read.fields(job, `jobs[${index}]`), index),
    );
    return { postings: postings.filter((posting) => posting !== null), next: null };
  },
  form: (board, posting) => ({
    method: 'POST',
    url: `${board.origin.pages}/api/non-user-graphql?op=ApiJobPosting`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'ApiJobPosting',
      variables: { organizationHostedJobsPageName: posting.tenant, jobPostingId: posting.external_id },
      query: ASHBY_QUERY,
    }),
    allowedHosts: [hostOf(board.origin.pages)],
  }),
  parseForm: (board, _posting, reply) => readAshbyForm(readerOf(board.name), board.name, reply),
  formAddress(board, posting, submission) {
    const key = board.recovery === 'keyed' ? `?submission=${encodeURIComponent(submission)}` : '';
    return applyPage(board, posting.tenant, posting.external_id) + key;
  },
};

function applyPage(board: BoardRow, tenant: string, id: string): string {
  return `${board.origin.pages}/${segment(board.name, 'tenant', tenant)}/${segment(board.name, 'id', id)}/application`;
}

const EMPLOYMENT = new Map<string, string>(
  Object.entries({
    FullTime: 'Full-time',
    PartTime: 'Part-time',
    Intern: 'Internship',
    Contract: 'Contract',
    Temporary: 'Temporary',
  }),
);

function postingFrom(
  board: BoardRow,
  tenant: Tenant,
  read: Reader,
  job: Fields,
  index: number,
): Posting | null {
  const at = (field: string): string => `jobs[${index}].${field}`;
  const text = (field: string): string | null => read.maybeText(job[field], at(field));
  if (job.isListed === false) return null;
  const externalId = read.text(job.id, at('id'));
  const title = line(read.text(job.title, at('title')));
  const rich = richText(text('descriptionHtml') ?? text('descriptionPlain') ?? '');
  const places = placesOf(read, job, at);
  const apply = applyPage(board, tenant.slug, externalId);
  const employment = text('employmentType');
  const workplace =
    workplaceNamed(text('workplaceType')) ??
    (job.isRemote === true ? 'remote' : workplaceIn(places.join('\n')));
  return {
    board: board.id,
    tenant: tenant.slug,
    external_id: externalId,
    company: tenant.name,
    title,
    places,
    workplace,
    ...partsOfPlaces(places, workplace),
    employment_type: employment === null ? null : (EMPLOYMENT.get(employment) ?? line(employment)),
    department: line(text('department') ?? text('team') ?? '') || null,
    pay: job.shouldDisplayCompensationOnJobPostings === false ? null : payOf(read, job, at),
    pay_text: null,
    // The answer names no language.
    ...languagesOf(null, `${title}\n${rich.description}`, null),
    ...rich,
    is_excerpt: false,
    posted_at: instantFrom(text('publishedAt') ?? ''),
    expires_at: null,
    url: webAddress(text('jobUrl')) ?? apply.replace(/\/application$/, ''),
    apply_url: apply,
    apply_by: board.applyBy,
    credit: null,
  };
}

function placesOf(read: Reader, job: Fields, at: (field: string) => string): string[] {
  const others = read.maybeList(job.secondaryLocations, at('secondaryLocations')).filter(isFields);
  return placesFrom([
    placeOf(read.maybeText(job.location, at('location')), job.address),
    ...others.map((other) =>
      placeOf(read.maybeText(other.location, at('secondaryLocations[].location')), other.address),
    ),
  ]);
}

/** A bare city gets the region and country of its own address; other names ("Remote - EU") stay as written. */
function placeOf(name: string | null, address: unknown): string | null {
  const postal = isFields(address) && isFields(address.postalAddress) ? address.postalAddress : {};
  if (name === null || name !== postal.addressLocality) return name;
  const parts = [name, postal.addressRegion, postal.addressCountry].filter(
    (part) => typeof part === 'string',
  );
  return [...new Set(parts)].join(', ');
}

function payOf(read: Reader, job: Fields, at: (field: string) => string): Pay {
  const compensation = read.maybeFields(job.compensation, at('compensation'));
  const parts = read
    .maybeList(compensation?.summaryComponents, at('compensation.summaryComponents'))
    .filter(isFields);
  const salary = parts.find((part) => part.compensationType === 'Salary');
  if (salary === undefined) return null;
  const period = periodIn(read.maybeText(salary.interval, at('compensation.summaryComponents[].interval')));
  return payFrom(salary.minValue, salary.maxValue, salary.currencyCode, period);
}
