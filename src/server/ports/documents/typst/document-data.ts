import type { CoverLetter, JsonResume } from '#contract/career/facts.ts';
import { RESUME_WORDS, standardTerm } from '#engines/resume/index.ts';
import type { TermKind } from '#engines/resume/index.ts';
import { RESUME_LINK } from '#server/ports/typesetter.ts';

type Language = keyof typeof RESUME_WORDS;
export type SetPaper = 'letter' | 'a4';
/** What Typst calls the papers. */
const PAPERS = { letter: 'us-letter', a4: 'a4' } as const;

/** `2021-06` as "Jun 2021"; `2021` and whatever is no date stay as they are. */
function showDate(value: string, language: Language): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(value) ?? [];
  const name = month === undefined ? undefined : RESUME_WORDS[language].months[Number(month) - 1];
  return year === undefined || name === undefined ? value : `${name} ${year}`;
}

/** "Jun 2021 – Present". An open end means present only where a start is known. */
function showSpan(start: string, end: string, language: Language, open: string): string {
  if (start === '' && end === '') return '';
  const last = end === '' ? open : showDate(end, language);
  return [start === '' ? '' : showDate(start, language), last].filter(Boolean).join(' – ');
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Where a way to reach the person leads; "" for a place. */
function hrefOf(text: string): string {
  if (/^\S+@\S+\.\S+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d().\s-]{7,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return /^[^\s/@]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : '';
}

function placeOf({ location }: JsonResume['basics']): string {
  return [location.city, location.region].filter(Boolean).join(', ') || location.address;
}

/** What the CV template reads: the resume's own values, dates in words, headings in the language. */
export function resumeData(resume: JsonResume, language: Language, paper: SetPaper) {
  const term = (kind: TermKind, text: string) => standardTerm(kind, text, language) ?? text;
  const words = RESUME_WORDS[language];
  const { basics } = resume;
  const addresses = [basics.url, ...basics.profiles.map((profile) => profile.url)].filter(Boolean);
  const { url: ownLink = '' } = basics.profiles.find(({ network }) => network === RESUME_LINK) ?? {};
  const span = (item: { startDate: string; endDate: string }, open: string) =>
    showSpan(item.startDate, item.endDate, language, open);
  return {
    title: [basics.name, words.resume].filter(Boolean).join(' – '),
    language,
    paper: PAPERS[paper],
    words,
    contact: [basics.email, basics.phone, placeOf(basics), ...addresses.map(withoutScheme)]
      .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
      // An address with a port leads where it was said to.
      .map((text) => ({
        text,
        href: hrefOf(text) || (addresses.find((one) => one.endsWith(`://${text}`)) ?? ''),
        whole: ownLink !== '' && text === withoutScheme(ownLink),
      })),
    resume: {
      ...resume,
      work: resume.work.map((job) => ({ ...job, when: span(job, words.present) })),
      education: resume.education.map((study) => ({
        ...study,
        studyType: term('degree', study.studyType),
        when: span(study, ''),
      })),
      languages: resume.languages.map(({ language: spoken, fluency }) => ({
        language: term('language', spoken),
        fluency: term('level', fluency),
      })),
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
  paper: SetPaper,
) {
  const words = RESUME_WORDS[letter.language];
  return {
    title: [from.name, words.letter].filter(Boolean).join(' – '),
    language: letter.language,
    paper: PAPERS[paper],
    name: from.name,
    contact: from.contact,
    company: to.company,
    role: to.title,
    paragraphs: letter.paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')),
  };
}
