import type { FormQuestion } from '#contract/career/form.ts';
import { distinct, question } from './questions.ts';
import { isFields, wrongShape, type Fields, type Reader } from '#engines/postings/families/shape.ts';

type Kind = FormQuestion['kind'];

const SECTIONS =
  'sections { title descriptionHtml isHidden fieldEntries { id field isRequired descriptionHtml isHidden } }';

/** The page's own question query; `field` is a scalar there and takes no sub-fields. */
export const ASHBY_QUERY = `query ApiJobPosting($organizationHostedJobsPageName: String!, $jobPostingId: String!) {
  jobPosting(organizationHostedJobsPageName: $organizationHostedJobsPageName, jobPostingId: $jobPostingId) {
    id title applicationDeadline applicationForm { id ${SECTIONS} } surveyForms { id ${SECTIONS} }
  }
}`;

const KINDS = new Map<string, Kind>(
  Object.entries({
    String: 'short',
    Email: 'short',
    Phone: 'short',
    Location: 'short',
    SocialLink: 'short',
    Url: 'short',
    LongText: 'long',
    File: 'file',
    Boolean: 'boolean',
    Number: 'number',
    Score: 'number',
    Date: 'date',
    ValueSelect: 'single',
    MultiValueSelect: 'multi',
  }),
);

/** The questions of an Ashby posting, voluntary surveys last; 'closed' when the posting is null. */
export function readAshbyForm(read: Reader, board: string, reply: string): FormQuestion[] | 'closed' {
  const data = read.fields(read.fields(read.json(reply), '$').data, 'data');
  if (data.jobPosting === null) return 'closed';
  const posting = read.fields(data.jobPosting, 'data.jobPosting');
  const form = read.fields(posting.applicationForm, 'data.jobPosting.applicationForm');
  const surveys = read.maybeList(posting.surveyForms, 'data.jobPosting.surveyForms').filter(isFields);
  return distinct([
    ...sectionsOf(read, board, form, 'applicationForm', null),
    ...surveys.flatMap((survey) => sectionsOf(read, board, survey, 'surveyForms[]', 'eeo')),
  ]);
}

function sectionsOf(
  read: Reader,
  board: string,
  form: Fields,
  at: string,
  kind: 'eeo' | null,
): FormQuestion[] {
  return read.list(form.sections, `${at}.sections`).flatMap((section, index) => {
    const part = read.fields(section, `${at}.sections[${index}]`);
    if (part.isHidden === true) return [];
    return read
      .list(part.fieldEntries, `${at}.sections[${index}].fieldEntries`)
      .map((entry) => read.fields(entry, `${at}.sections[${index}].fieldEntries[]`))
      .filter((entry) => entry.isHidden !== true)
      .flatMap((entry) => questionOf(read, board, entry, `${at}.sections[${index}].fieldEntries[]`, kind));
  });
}

function questionOf(
  read: Reader,
  board: string,
  entry: Fields,
  at: string,
  given: 'eeo' | null,
): FormQuestion[] {
  const raw = typeof entry.field === 'string' ? read.json(entry.field) : entry.field;
  const field = read.fields(raw, `${at}.field`);
  const key = read.text(field.path, `${at}.field.path`);
  const type = read.text(field.type, `${at}.field.type`);
  const required = read.flag(entry.isRequired, `${at}.isRequired`);
  const kind = given ?? (key.startsWith('_systemfield_eeoc_') ? 'eeo' : KINDS.get(type));
  if (kind === undefined) {
    if (required) throw wrongShape(board, `${at}.field.type`, 'a known kind of question', type);
    return [];
  }
  const options = read
    .maybeList(field.selectableValues, `${at}.field.selectableValues`)
    .filter(isFields)
    .map((option) => ({
      value: read.text(option.value, `${at}.field.selectableValues[].value`),
      label: read.text(option.label, `${at}.field.selectableValues[].label`),
    }));
  const statement = options.length === 1 && (kind === 'single' || kind === 'multi');
  return [
    question(key, read.text(field.title, `${at}.field.title`), statement ? 'consent' : kind, required, {
      help: read.maybeText(entry.descriptionHtml, `${at}.descriptionHtml`),
      options,
    }),
  ];
}
