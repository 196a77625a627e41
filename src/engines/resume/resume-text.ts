import type { JsonResume, TailoredResume } from '#contract/career/facts.ts';
import { monthInWords } from '#engines/calendar/index.ts';

const HEADINGS = {
  en: {
    summary: 'Summary',
    work: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates and licences',
    projects: 'Projects',
    volunteer: 'Volunteer work',
    awards: 'Awards',
    present: 'Present',
  },
  fr: {
    summary: 'Profil',
    work: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    certificates: 'Certificats et permis',
    projects: 'Projets',
    volunteer: 'Bénévolat',
    awards: 'Prix et distinctions',
    present: 'à ce jour',
  },
} as const;

type Language = TailoredResume['language'];

const line = (separator: string, ...parts: string[]): string =>
  parts.filter((part) => part !== '').join(separator);

function period(entry: { startDate: string; endDate: string }, language: Language): string {
  const start = entry.startDate === '' ? '' : monthInWords(entry.startDate, language);
  const end =
    entry.endDate === ''
      ? start === ''
        ? ''
        : HEADINGS[language].present
      : monthInWords(entry.endDate, language);
  return start === end ? start : line(' – ', start, end);
}

function contactLines({ basics }: JsonResume): string[] {
  const { address, city, region, postalCode } = basics.location;
  const links = [basics.url, ...basics.profiles.map(({ url }) => url)];
  return [
    basics.name,
    basics.label,
    line(' | ', line(', ', address, city, line(' ', region, postalCode)), basics.phone, basics.email),
    line(' | ', ...links),
  ];
}

function sectionsOf(resume: JsonResume, language: Language): (readonly [heading: string, lines: string[]])[] {
  const heading = HEADINGS[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  return [
    [heading.summary, [resume.basics.summary]],
    [
      heading.work,
      resume.work.flatMap((job) => [
        line(', ', job.position, job.name, job.location),
        period(job, language),
        job.summary,
        ...job.highlights.map((text) => `- ${text}`),
      ]),
    ],
    [
      heading.education,
      resume.education.flatMap((study) => [
        line(', ', study.studyType, study.area, study.institution),
        study.startDate === '' && study.endDate !== ''
          ? monthInWords(study.endDate, language)
          : period(study, language),
      ]),
    ],
    [heading.skills, resume.skills.map(({ name, keywords }) => line(colon, name, keywords.join(', ')))],
    [
      heading.languages,
      resume.languages.map(({ language: name, fluency }) => (fluency === '' ? name : `${name} (${fluency})`)),
    ],
    [
      heading.certificates,
      resume.certificates.map(({ name, issuer, date }) => line(', ', name, issuer, date)),
    ],
    [
      heading.projects,
      resume.projects.flatMap(({ name, description, highlights }) => [
        name,
        description,
        ...highlights.map((text) => `- ${text}`),
      ]),
    ],
    [
      heading.volunteer,
      resume.volunteer.flatMap((role) => [
        line(', ', role.position, role.organization),
        period(role, language),
        role.summary,
      ]),
    ],
    [heading.awards, resume.awards.map(({ title, awarder, date }) => line(', ', title, awarder, date))],
  ];
}

const filled = (lines: readonly string[]): string[] => lines.filter((text) => text !== '');

/** A tailored CV as plain text: contact lines, then headings in its language, items with "- ", blank lines between sections. */
export function resumeText({ resume, language }: TailoredResume): string {
  const sections = sectionsOf(resume, language)
    .map(([heading, lines]) => [heading, filled(lines)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading.toUpperCase(), ...lines].join('\n'));
  return [filled(contactLines(resume)).join('\n'), ...sections].filter((text) => text !== '').join('\n\n');
}
