import type { Posting } from '#contract/career/posting.ts';
import { instantFrom } from '#engines/calendar/index.ts';
import { isoDate } from '#engines/postings/mapping/dates.ts';
import { languagesOf } from '#engines/postings/mapping/languages.ts';
import { placesFrom as partsOfPlaces } from '#engines/postings/mapping/places.ts';
import { richText } from '#engines/postings/cleaning/rich-text.ts';
import type { BoardRow, FormFamily, Tenant } from './board.ts';
import { readGreenhouseForm } from './forms/greenhouse.ts';
import { metadataOf, payOf, valueNamed, type At } from './greenhouse-metadata.ts';
import { isOnlyWorkplace, line, placesFrom, webAddress, workplaceIn, type Workplace } from './normal.ts';
import { get } from './request.ts';
import { isFields, readerOf, segment, type Fields, type Reader } from './shape.ts';

/** Greenhouse: one answer holds the whole board; the questions come with the single posting. */
export const greenhouse: FormFamily = {
  reads: 'json',
  list: (board, tenant) => get(board.origin.api, `${jobsPath(board, tenant)}?content=true`),
  parseList(board, tenant, reply) {
    const read = readerOf(board.name);
    const jobs = read.list(read.fields(reply, '$').jobs, 'jobs');
    const postings = jobs.map((job, index) =>
      postingFrom(board, tenant, read, read.fields(job, `jobs[${index}]`), index),
    );
    return { postings, next: null };
  },
  form: (board, posting) =>
    get(
      board.origin.api,
      `${jobsPath(board, posting.tenant)}/${segment(board.name, 'id', posting.external_id)}?questions=true`,
    ),
  parseForm: (board, _posting, reply) => readGreenhouseForm(readerOf(board.name), reply),
  formAddress: (board, posting) => pageOf(board, posting.tenant, posting.external_id),
};

function jobsPath(board: BoardRow, tenant: string): string {
  return `/v1/boards/${segment(board.name, 'tenant', tenant)}/jobs`;
}

function pageOf(board: BoardRow, tenant: string, id: string): string {
  return `${board.origin.pages}/${segment(board.name, 'tenant', tenant)}/jobs/${segment(board.name, 'id', id)}`;
}

function postingFrom(board: BoardRow, tenant: Tenant, read: Reader, job: Fields, index: number): Posting {
  const at = (field: string): string => `jobs[${index}].${field}`;
  const externalId = read.text(job.id, at('id'));
  const title = line(read.text(job.title, at('title')));
  const text = richText(read.maybeText(job.content, at('content')) ?? '');
  const metadata = metadataOf(read, job, at);
  const places = placesOf(read, job, at);
  const page = pageOf(board, tenant.slug, externalId);
  const workplace =
    workplaceIn(valueNamed(metadata, /location|work ?place|remote|lieu/i)) ?? places.workplace;
  return {
    board: board.id,
    tenant: tenant.slug,
    external_id: externalId,
    company: line(read.maybeText(job.company_name, at('company_name')) ?? '') || tenant.name,
    title,
    places: places.places,
    workplace,
    ...partsOfPlaces(places.places, workplace),
    employment_type:
      line(valueNamed(metadata, /employment|contract|commitment|time type|type d.emploi|arbeitszeit/i)) ||
      null,
    department: departmentOf(read, job, at),
    pay: payOf(read, job, metadata, at),
    pay_text: null,
    ...languagesOf(read.maybeText(job.language, at('language')), `${title}\n${text.description}`, null),
    ...text,
    is_excerpt: false,
    posted_at: instantFrom(
      read.maybeText(job.first_published, at('first_published')) ??
        read.maybeText(job.updated_at, at('updated_at')) ??
        '',
    ),
    expires_at: isoDate(read.maybeText(job.application_deadline, at('application_deadline')) ?? ''),
    url: webAddress(read.maybeText(job.absolute_url, at('absolute_url'))) ?? page,
    apply_url: page,
    apply_by: board.applyBy,
    credit: null,
  };
}

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
