import type { JsonResume } from '#contract/career/facts.ts';
import type { ReadField } from '#contract/career/resume-reading.ts';
import { fold } from '#engines/text/index.ts';
import type { Fields } from './fields.ts';

/** A value that was read: how sure the reader said it was, and whether the document really says it. */
export interface Judged {
  path: string;
  confidence: number;
  isRight: boolean;
}

const bare = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z\d+#]+/g, ' ')
    .trim();
const digits = (text: string): string => text.replaceAll('(0)', '').replaceAll(/\D/g, '').slice(-9);
const among = (value: string, wanted: readonly string[], by = bare): boolean =>
  wanted.some((one) => by(one) === by(value));

/** A date of a file that shows years only is right by its year. */
const sameDate = (found: string, wanted: string): boolean => wanted !== '' && found.startsWith(wanted);

/** Whether a value of a job or a school is right: both are compared with the entry of the document they share a name with. */
function isEntryRight(path: string, value: string, wanted: Fields, resume: JsonResume): boolean | null {
  const [, section, at, part] = path.split('/');
  if (section === 'work') {
    const job = resume.work[Number(at)];
    if (part === 'name')
      return among(
        value,
        wanted.work.map(({ company }) => company),
      );
    if (part === 'position')
      return among(
        value,
        wanted.work.map(({ title }) => title),
      );
    const same = wanted.work.filter(
      ({ company, title }) => among(job?.name ?? '', [company]) || among(job?.position ?? '', [title]),
    );
    if (part === 'startDate') return same.some(({ start }) => sameDate(value, start));
    return part === 'endDate' ? same.some(({ end }) => sameDate(value, end)) : null;
  }
  const school = resume.education[Number(at)];
  if (part === 'institution')
    return among(
      value,
      wanted.education.map(({ institution }) => institution),
    );
  const same = wanted.education.filter(({ institution }) => among(school?.institution ?? '', [institution]));
  return part === 'endDate' ? same.some(({ end }) => sameDate(value, end)) : null;
}

/** Whether a value is what the document says; null where the truth of the set does not tell. */
function isRight({ path, value }: ReadField, wanted: Fields, resume: JsonResume): boolean | null {
  if (path === '/basics/name') return among(value, [wanted.name]);
  if (path === '/basics/email') return among(value, [wanted.email], (text) => text.toLowerCase());
  if (path === '/basics/phone') return among(value, [wanted.phone], digits);
  if (path === '/basics/location/city') return wanted.city === '' ? null : among(value, [wanted.city]);
  if (/^\/skills\/\d+\/keywords/.test(path))
    return wanted.skills.length === 0 ? null : among(value, wanted.skills);
  if (/^\/languages\/\d+\/language$/.test(path)) return among(value, wanted.languages);
  if (/^\/certificates\/\d+\/name$/.test(path)) return among(value, wanted.certificates);
  if (/^\/(?:work|education)\//.test(path)) return isEntryRight(path, value, wanted, resume);
  return null;
}

/** Every value of a reading that the set knows the truth of. */
export function judgeFields(fields: readonly ReadField[], wanted: Fields, resume: JsonResume): Judged[] {
  return fields.flatMap((field) => {
    const right = isRight(field, wanted, resume);
    return right === null ? [] : [{ path: field.path, confidence: field.confidence, isRight: right }];
  });
}
