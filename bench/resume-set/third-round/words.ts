import { day } from '#bench/resume-set/layouts/person.ts';
import type { Person } from '#bench/resume-set/layouts/person.ts';

/** What stands over the parts of a resume in this round, by language. */
export const words = {
  en: {
    work: 'Experience',
    study: 'Education',
    skills: 'Skills',
    contact: 'Contact',
    languages: 'Languages',
    cards: 'Certifications',
    about: 'About Me',
    projects: 'Selected Projects',
    until: 'Present',
  },
  fr: {
    work: 'Expériences professionnelles',
    study: 'Formation',
    skills: 'Compétences',
    contact: 'Contact',
    languages: 'Langues',
    cards: 'Certifications',
    about: 'À propos',
    projects: 'Projets marquants',
    until: 'à ce jour',
  },
  de: {
    work: 'Berufserfahrung',
    study: 'Ausbildung',
    skills: 'Kenntnisse',
    contact: 'Kontakt',
    languages: 'Sprachen',
    cards: 'Weiterbildung',
    about: 'Über mich',
    projects: 'Projekte',
    until: 'heute',
  },
  es: {
    work: 'Experiencia laboral',
    study: 'Formación',
    skills: 'Competencias',
    contact: 'Contacto',
    languages: 'Idiomas',
    cards: 'Certificados',
    about: 'Sobre mí',
    projects: 'Proyectos',
    until: 'actualidad',
  },
};

/** The lines of a postal address, as the country writes it. */
export const postal = (who: Person): string[] => {
  const street = who.street ?? '';
  const code = who.postcode ?? '';
  if (/^\d{5}$/.test(code) && who.language !== 'en') return [street, `${code} ${who.city}`];
  if (who.phone.startsWith('+44') || who.phone.startsWith('029')) return [street, who.city, code];
  return [street, `${who.city}, ${who.region} ${code}`];
};

/** From when to when, in a person's language. */
export const span = (
  job: { start: string; end: string },
  how: Parameters<typeof day>[1],
  language: Person['language'],
): string =>
  `${day(job.start, how, words[language].until, language)} – ${day(job.end, how, words[language].until, language)}`;
