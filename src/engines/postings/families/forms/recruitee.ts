import type { FormQuestion } from '#contract/career/form.ts';
import { text } from './messages.ts';
import { distinct, question } from './questions.ts';
import { isFields, wrongShape, type Fields, type Reader } from '#engines/postings/families/shape.ts';

type Kind = FormQuestion['kind'];

const KINDS = new Map<string, Kind>(
  Object.entries({
    string: 'short',
    text: 'long',
    single_choice: 'single',
    multi_choice: 'multi',
    boolean: 'boolean',
    legal: 'consent',
    file: 'file',
    video: 'file',
    date: 'date',
    salary: 'short',
    number: 'number',
  }),
);

/** What every form may ask, by the member that says whether it does. */
const PERSON = [
  ['options_phone', 'candidate[phone]', 'Phone', 'short', text.message('phone')],
  ['options_cv', 'candidate[cv]', 'Resume/CV', 'file', text.message('resume')],
  ['options_cover_letter', 'candidate[cover_letter]', 'Cover letter', 'long', text.message('coverLetter')],
  ['options_photo', 'candidate[photo]', 'Photo', 'file', text.message('photo')],
] as const;

/** The questions of a Recruitee offer, in the order of its page; 'closed' when the offer is not published any more. */
export function readRecruiteeForm(read: Reader, board: string, reply: string): FormQuestion[] | 'closed' {
  const offer = read.fields(read.fields(read.json(reply), '$').offer, 'offer');
  if (read.text(offer.status, 'offer.status') !== 'published') return 'closed';
  const person = PERSON.flatMap(([member, key, label, kind, words]) => {
    const asks = read.maybeText(offer[member], `offer.${member}`) ?? 'off';
    return asks === 'off' ? [] : [question(key, label, kind, asks === 'required', { words })];
  });
  const own = read
    .list(offer.open_questions, 'offer.open_questions')
    .map((entry, index) => read.fields(entry, `offer.open_questions[${index}]`))
    .toSorted((a, b) => Number(a.position) - Number(b.position))
    .flatMap((entry) => questionOf(read, board, entry));
  return distinct([
    question('candidate[name]', 'Full name', 'short', true, { words: text.message('fullName') }),
    question('candidate[email]', 'Email', 'short', true, { words: text.message('email') }),
    ...person,
    ...own,
  ]);
}

function questionOf(read: Reader, board: string, entry: Fields): FormQuestion[] {
  const at = 'offer.open_questions[]';
  const said = read.text(entry.kind, `${at}.kind`);
  const required = read.flag(entry.required, `${at}.required`);
  const kind = KINDS.get(said);
  if (kind === undefined) {
    // An infobox is a text between the questions.
    if (required && said !== 'infobox')
      throw wrongShape(board, `${at}.kind`, 'a known kind of question', said);
    return [];
  }
  const options = read
    .maybeList(entry.open_question_options, `${at}.open_question_options`)
    .filter(isFields)
    .map((option) => ({
      value: read.text(option.id, `${at}.open_question_options[].id`),
      label: read.text(option.body, `${at}.open_question_options[].body`),
    }));
  const key = `candidate[open_question_answers_attributes][${read.text(entry.id, `${at}.id`)}]`;
  return [question(key, read.text(entry.body, `${at}.body`), kind, required, { options })];
}
