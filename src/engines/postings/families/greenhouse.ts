import type { Posting } from '#contract/career/posting.ts';
import { instantFrom } from '#engines/calendar/index.ts';
import type { BoardRequest, BoardRow, Family, Tenant } from './board.ts';
import { readGreenhouseForm } from './greenhouse-form.ts';
import {
  block,
  hostOf,
  isOnlyWorkplace,
  languageOf,
  line,
  payFrom,
  periodIn,
  placesFrom,
  webAddress,
  workplaceIn,
  type Pay,
  type Workplace,
} from './normal.ts';
import { isFields, readerOf, segment, type Fields, type Reader } from './shape.ts';

/** Greenhouse: one answer holds the whole board; the questions come with the single posting. */
export const greenhouse: Family = {
  list: (board, tenant) => get(board, `${jobsOf(board, tenant)}?content=true`),
  parseList(board, tenant, reply) {
    const read = readerOf(board.name);
    const jobs = read.list(read.fields(reply, '$').jobs, 'jobs');
    const postings = jobs.map((job, index) =>
      postingFrom(board, tenant, read, read.fields(job, `jobs[${index}]`), index),
    );
    return { postings: postings.filter((posting) => posting !== null), next: null };
  },
  form: (board, posting) =>
    get(
      board,
      `${jobsOf(board, posting.tenant)}/${segment(board.name, 'id', posting.external_id)}?questions=true`,
    ),
  parseForm: (board, _posting, reply) => readGreenhouseForm(readerOf(board.name), reply),
  formAddress: (board, posting) => pageOf(board, posting.tenant, posting.external_id),
};

function jobsOf(board: BoardRow, tenant: string): string {
  return `${board.origin.api}/v1/boards/${segment(board.name, 'tenant', tenant)}/jobs`;
}

function pageOf(board: BoardRow, tenant: string, id: string): string {
  return `${board.origin.pages}/${segment(board.name, 'tenant', tenant)}/jobs/${segment(board.name, 'id', id)}`;
}

function get(board: BoardRow, url: string): BoardRequest {
  return {
    method: 'GET',
    url,
    headers: { accept: 'application/json' },
    body: null,
    allowedHosts: [hostOf(board.origin.api)],
  };
}

function postingFrom(
  board: BoardRow,
  tenant: Tenant,
  read: Reader,
  job: Fields,
  index: number,
): Posting | null {
  const at = (field: string): string => `jobs[${index}].${field}`;
  const externalId = read.text(job.id, at('id'));
  const title = line(read.text(job.title, at('title')));
  const description = block(read.maybeText(job.content, at('content')) ?? '');
  const language = languageOf(read.maybeText(job.language, at('language')), `${title}\n${description}`);
  // The product cannot write an application in another language.
  if (language === null) return null;
  const metadata = read.maybeList(job.metadata, at('metadata')).filter(isFields);
  const places = placesOf(read, job, at);
  const page = pageOf(board, tenant.slug, externalId);
  return {
    board: board.id,
    tenant: tenant.slug,
    external_id: externalId,
    company: line(read.maybeText(job.company_name, at('company_name')) ?? '') || tenant.name,
    title,
    places: places.places,
    workplace: workplaceIn(named(metadata, /location|work ?place|remote|lieu/i)) ?? places.workplace,
    employment_type:
      line(named(metadata, /employment|contract|commitment|time type|type d.emploi|arbeitszeit/i)) || null,
    department: departmentOf(read, job, at),
    pay: payOf(read, job, metadata, at),
    language,
    description,
    posted_at: instantFrom(
      read.maybeText(job.first_published, at('first_published')) ??
        read.maybeText(job.updated_at, at('updated_at')) ??
        '',
    ),
    url: webAddress(read.maybeText(job.absolute_url, at('absolute_url'))) ?? page,
    apply_url: page,
  };
}

type At = (field: string) => string;

function placesOf(read: Reader, job: Fields, at: At): { places: string[]; workplace: Workplace } {
  const location = read.maybeFields(job.location, at('location'));
  const written = placesFrom([read.maybeText(location?.name, at('location.name'))]);
  const offices = read.maybeList(job.offices, at('offices')).filter(isFields);
  const officeNames = offices.map(
    (office) =>
      read.maybeText(office.location, at('offices[].location')) ??
      read.maybeText(office.name, at('offices[].name')),
  );
  // "Hybrid" as the only place is a way of working; the offices then say where.
  const vague = written.every(isOnlyWorkplace);
  const offered = placesFrom(officeNames);
  return {
    places: vague && offered.length > 0 ? offered : written,
    workplace: workplaceIn(written.join('\n')) ?? workplaceIn(officeNames.join('\n')),
  };
}

function departmentOf(read: Reader, job: Fields, at: At): string | null {
  const [first] = read.maybeList(job.departments, at('departments')).filter(isFields);
  return first === undefined
    ? null
    : line(read.maybeText(first.name, at('departments[0].name')) ?? '') || null;
}

/** What the employer's own field of that name says; its values may be text, a list or something else. */
function named(metadata: readonly Fields[], name: RegExp): string {
  const field = metadata.find(
    (entry) => typeof entry.name === 'string' && name.test(entry.name) && !isFields(entry.value),
  );
  const values = Array.isArray(field?.value) ? field.value : [field?.value];
  return values.filter((value) => typeof value === 'string').join(', ');
}

function payOf(read: Reader, job: Fields, metadata: readonly Fields[], at: At): Pay {
  for (const range of read.maybeList(job.pay_input_ranges, at('pay_input_ranges')).filter(isFields)) {
    const title = read.maybeText(range.title, at('pay_input_ranges[].title'));
    const pay = payFrom(units(range.min_cents), units(range.max_cents), range.currency_type, periodIn(title));
    if (pay !== null) return pay;
  }
  for (const entry of metadata) {
    if (!isFields(entry.value)) continue;
    const { min_value: min, max_value: max, amount, unit } = entry.value;
    const pay = payFrom(
      min ?? amount,
      max ?? amount,
      unit,
      periodIn(typeof entry.name === 'string' ? entry.name : null),
    );
    if (pay !== null) return pay;
  }
  return null;
}

function units(cents: unknown): number | null {
  return typeof cents === 'number' ? cents / 100 : null;
}
