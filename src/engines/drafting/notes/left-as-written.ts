import type { MasterProfile } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { standardTerm } from '#engines/resume/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { inTurn } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Chosen } from '#engines/drafting/choice/chosen.ts';
import { text as messages } from '#engines/drafting/messages.ts';

/** How titles of jobs end in French that no accent shows ("Soudeur", "Caissier", "Technicien"). */
const FRENCH_TITLE = /\p{L}(?:eur|euse|ier|iere|ien|ienne|iste|rice|ante?|aire)s?(?!\p{L})/iu;

const languageOfTitles = (titles: string): 'en' | 'fr' =>
  FRENCH_TITLE.test(titles) ? 'fr' : guessLanguage(titles);

/**
 * What stays in the person's own language on a CV in the other; null when they wrote in the CV's
 * language. What they did is never translated: a translation would be words they never said.
 */
export function leftAsWritten(
  { resume }: MasterProfile,
  { language, without }: Pick<ResumeDraft, 'language' | 'without'>,
  chosen: Chosen,
): Message | null {
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
    ...(resume.basics.summary !== '' && shows('summary')
      ? [messages.message('summaryLeft', { language })]
      : []),
    ...(lines.length > 0 ? [messages.message('linesLeft', { language, count: lines.length })] : []),
    ...(titles.length > 0 ? [messages.message('titlesLeft', { language, count: titles.length })] : []),
    ...(degrees.length > 0 ? [messages.message('fieldsLeft', { language, count: degrees.length })] : []),
  ];
  return inTurn([
    messages.message('standardTranslated', { language }),
    ...left,
    messages.message('tellInLanguage', { language }),
  ]);
}
