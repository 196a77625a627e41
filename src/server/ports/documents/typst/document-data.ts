import type { CoverLetter, JsonResume } from '#contract/career/facts.ts';
import { documentWords } from './words.data.ts';

type Language = keyof typeof documentWords;

/** `2021-06` as "Jun 2021"; `2021` and whatever is no date stay as they are. */
function showDate(value: string, language: Language): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(value) ?? [];
  const name = month === undefined ? undefined : documentWords[language].months[Number(month) - 1];
  return year === undefined || name === undefined ? value : `${name} ${year}`;
}

/** "Jun 2021 – Present". An open end means present only where a start is known. */
function showSpan(start: string, end: string, language: Language, open: string): string {
  if (start === '' && end === '') return '';
  const last = end === '' ? open : showDate(end, language);
  return [start === '' ? '' : showDate(start, language), last].filter(Boolean).join(' – ');
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

function placeOf({ location }: JsonResume['basics']): string {
  return [location.city, location.region].filter(Boolean).join(', ') || location.address;
}

/** What the CV template reads: the resume's own values, dates in words, headings in the language. */
export function resumeData(resume: JsonResume, language: Language) {
  const words = documentWords[language];
  const { basics } = resume;
  const span = (item: { startDate: string; endDate: string }, open: string) =>
    showSpan(item.startDate, item.endDate, language, open);
  return {
    title: [basics.name, words.resume].filter(Boolean).join(' – '),
    language,
    words,
    contact: [
      basics.email,
      basics.phone,
      placeOf(basics),
      ...[basics.url, ...basics.profiles.map((profile) => profile.url)].filter(Boolean).map(withoutScheme),
    ].filter((part, index, all) => part !== '' && all.indexOf(part) === index),
    resume: {
      ...resume,
      work: resume.work.map((job) => ({ ...job, when: span(job, words.present) })),
      education: resume.education.map((study) => ({ ...study, when: span(study, '') })),
      volunteer: resume.volunteer.map((role) => ({ ...role, when: span(role, '') })),
      certificates: resume.certificates.map((one) => ({ ...one, date: showDate(one.date, language) })),
      awards: resume.awards.map((one) => ({ ...one, date: showDate(one.date, language) })),
    },
  };
}

/** What the letter template reads. */
export function letterData(
  letter: CoverLetter,
  from: { name: string; contact: string[] },
  to: { company: string; title: string },
) {
  const words = documentWords[letter.language];
  return {
    title: [from.name, words.letter].filter(Boolean).join(' – '),
    language: letter.language,
    name: from.name,
    contact: from.contact,
    company: to.company,
    role: to.title,
    paragraphs: letter.paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')),
  };
}
