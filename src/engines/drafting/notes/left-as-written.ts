import type { MasterProfile } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { standardTerm } from '#engines/resume/index.ts';
import { counted, guessLanguage } from '#engines/text/index.ts';
import type { Chosen } from '#engines/drafting/choice/choice.ts';

const NAMES = { en: 'English', fr: 'French' } as const;

const someOf = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [counted(count, one, many)];

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** How titles of jobs end in French that no accent shows ("Soudeur", "Caissier", "Technicien"). */
const FRENCH_TITLE = /\p{L}(?:eur|euse|ier|iere|ien|ienne|iste|rice|ante?|aire)s?(?!\p{L})/iu;

const languageOfTitles = (titles: string): 'en' | 'fr' =>
  FRENCH_TITLE.test(titles) ? 'fr' : guessLanguage(titles);

/**
 * What stays in the person's own language on a CV in the other, in a sentence; null when they wrote in the CV's
 * language. What they did is never translated: a translation would be words they never said.
 */
export function leftAsWritten(
  { resume }: MasterProfile,
  { language, without }: Pick<ResumeDraft, 'language' | 'without'>,
  chosen: Chosen,
): string | null {
  const shows = (section: ResumeDraft['without'][number]) => !without.includes(section);
  const lines = [
    ...(shows('work')
      ? chosen.work.flatMap(({ index, highlights }) =>
          highlights.map((order) => resume.work[index]?.highlights[order] ?? ''),
        )
      : []),
    ...(shows('projects') ? resume.projects.slice(0, chosen.projects).flatMap((one) => one.highlights) : []),
  ];
  const own = [resume.basics.summary, ...lines, ...resume.work.map(({ summary }) => summary)]
    .join(' ')
    .trim();
  const titles = shows('work') ? chosen.work.filter(({ index }) => resume.work[index]?.position !== '') : [];
  // Where nothing else is told, the titles say in which language somebody wrote.
  const told = own === '' ? titles.map(({ index }) => resume.work[index]?.position ?? '').join(', ') : own;
  const theirOwn = own === '' ? languageOfTitles(told) : guessLanguage(told);
  if (told === '' || theirOwn === language) return null;
  const degrees = shows('education')
    ? resume.education.filter(
        ({ studyType, area }) =>
          area !== '' || (studyType !== '' && standardTerm('degree', studyType, language) === null),
      )
    : [];
  const left = [
    ...(resume.basics.summary !== '' && shows('summary') ? ['your summary'] : []),
    ...someOf(lines.length, 'line about what you did', 'lines about what you did'),
    ...someOf(titles.length, 'job title', 'job titles'),
    ...someOf(degrees.length, 'field of study', 'fields of study'),
  ];
  const [mine, theirs] = [NAMES[language], NAMES[language === 'fr' ? 'en' : 'fr']];
  return `Headings, dates, languages, levels and the usual degrees are in ${mine}. Still in ${theirs}, as you wrote them: ${listed(left)}. I do not translate what you did; tell it to me in ${mine} and I use that.`;
}
