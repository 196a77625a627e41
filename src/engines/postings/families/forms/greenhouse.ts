import type { FormQuestion } from '#contract/career/form.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';
import { distinct, question } from './questions.ts';
import { isFields, wrongShape, type Fields, type Reader } from '#engines/postings/families/shape.ts';
import { counted } from '#engines/text/index.ts';

const KINDS = new Map<string, FormQuestion['kind']>(
  Object.entries({
    input_file: 'file',
    input_text: 'short',
    textarea: 'long',
    multi_value_single_select: 'single',
    multi_value_multi_select: 'multi',
  }),
);

/** The questions of a Greenhouse posting (`?questions=true`), 'closed' when it says the posting is not there. */
export function readGreenhouseForm(read: Reader, reply: string): FormQuestion[] | 'closed' {
  const job = read.fields(read.json(reply), '$');
  if (job.status === 404 || (typeof job.error === 'string' && !('questions' in job))) return 'closed';
  const compliance = read.maybeList(job.compliance, 'compliance').filter(isFields);
  const demographics = read.maybeFields(job.demographic_questions, 'demographic_questions');
  return distinct([
    ...asked(read, read.list(job.questions, 'questions'), 'questions', null),
    ...(job.location_questions === undefined
      ? []
      : asked(read, job.location_questions, 'location_questions', null)),
    ...schooling(job.education),
    ...compliance.flatMap((part) => asked(read, part.questions, 'compliance[].questions', 'eeo')),
    ...read
      .maybeList(demographics?.questions, 'demographic_questions.questions')
      .map((entry) => demographic(read, entry)),
    ...read.maybeList(job.data_compliance, 'data_compliance').filter(isFields).flatMap(consents),
  ]);
}

function asked(read: Reader, list: unknown, field: string, kind: 'eeo' | null): FormQuestion[] {
  return read.maybeList(list, field).flatMap((entry, index) => {
    const at = `${field}[${index}]`;
    const item = read.fields(entry, at);
    const fields = read
      .list(item.fields, `${at}.fields`)
      .map((value, place) => read.fields(value, `${at}.fields[${place}]`))
      .filter((value) => value.type !== 'input_hidden');
    // The file comes first, so that its text is the other way to answer.
    const [first, ...others] = fields.toSorted(
      (a, b) => Number(b.type === 'input_file') - Number(a.type === 'input_file'),
    );
    if (first === undefined) return [];
    const options = read
      .maybeList(first.values, `${at}.fields[].values`)
      .filter(isFields)
      .map((option) => ({
        value: read.text(option.value, `${at}.fields[].values[].value`),
        label: read.text(option.label, `${at}.fields[].values[].label`),
      }));
    return [
      question(
        read.text(first.name, `${at}.fields[].name`),
        read.text(item.label, `${at}.label`),
        kind ?? kindOf(read, first, `${at}.fields[].type`, options.length),
        read.flag(item.required, `${at}.required`),
        {
          help: read.maybeText(item.description, `${at}.description`),
          options,
          alternatives: others.map((other) => read.text(other.name, `${at}.fields[].name`)),
        },
      ),
    ];
  });
}

function kindOf(read: Reader, field: Fields, at: string, options: number): FormQuestion['kind'] {
  const type = read.text(field.type, at);
  const kind = KINDS.get(type);
  if (kind === undefined) throw wrongShape('Greenhouse', at, 'a known kind of question', type);
  // One thing to tick is a statement to agree to.
  return (kind === 'single' || kind === 'multi') && options === 1 ? 'consent' : kind;
}

/** Schooling is no question in the answer: the page shows a school, a degree and a discipline box. */
function schooling(education: unknown): FormQuestion[] {
  if (education !== 'education_required') return [];
  return [
    question('school--0', 'School', 'short', true, { words: text.message('school') }),
    question('degree--0', 'Degree', 'short', true, { words: text.message('degree') }),
    question('discipline--0', 'Discipline', 'short', true, { words: text.message('discipline') }),
  ];
}

function demographic(read: Reader, entry: unknown): FormQuestion {
  const at = 'demographic_questions.questions[]';
  const item = read.fields(entry, at);
  const options = read
    .maybeList(item.answer_options, `${at}.answer_options`)
    .filter(isFields)
    .map((option) => ({
      value: read.text(option.id, `${at}.answer_options[].id`),
      label: read.text(option.label, `${at}.answer_options[].label`),
    }));
  const required = read.flag(item.required, `${at}.required`);
  return question(read.text(item.id, `${at}.id`), read.text(item.label, `${at}.label`), 'eeo', required, {
    options,
  });
}

const consent = (key: string, label: string, words: Message): FormQuestion =>
  question(`gdpr_${key}_given`, label, 'consent', true, { words });

function consents(rule: Fields): FormQuestion[] {
  const days = typeof rule.retention_period === 'number' ? rule.retention_period : null;
  const processing = rule.requires_processing_consent === true;
  const retention = rule.requires_retention_consent === true;
  const both = rule.requires_consent === true && !processing && !retention;
  return [
    processing &&
      consent(
        'processing_consent',
        'Consent to processing my data for this application',
        text.message('processing'),
      ),
    retention &&
      consent(
        'retention_consent',
        `Consent to keeping my data${days === null ? '' : ` for ${counted(days, 'day')}`}`,
        days === null ? text.message('keeping') : text.message('keepingFor', { days }),
      ),
    both &&
      consent('consent', 'Consent to processing and keeping my data', text.message('processingAndKeeping')),
  ].filter((entry) => entry !== false);
}
