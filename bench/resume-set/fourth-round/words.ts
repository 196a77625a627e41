import { day } from '#bench/resume-set/layouts/person.ts';
import type { Person } from '#bench/resume-set/layouts/person.ts';

/** What stands over the parts of a resume in this round, by language. */
export const words = {
  en: {
    work: 'Work History',
    study: 'Education',
    both: 'Education & Certifications',
    skills: 'Core Skills',
    contact: 'Contact',
    languages: 'Languages',
    cards: 'Certifications',
    about: 'Summary',
    issued: 'Awarded by',
    until: 'Present',
  },
  fr: {
    work: 'Expériences',
    study: 'Formation',
    both: 'Formation et certifications',
    skills: 'Compétences',
    contact: 'Coordonnées',
    languages: 'Langues',
    cards: 'Certifications',
    about: 'Profil',
    issued: 'Délivré par',
    until: 'aujourd’hui',
  },
  de: {
    work: 'Berufserfahrung',
    study: 'Ausbildung',
    both: 'Ausbildung und Zertifikate',
    skills: 'Kenntnisse',
    contact: 'Kontakt',
    languages: 'Sprachen',
    cards: 'Zertifikate',
    about: 'Profil',
    issued: 'Ausgestellt von',
    until: 'heute',
  },
  es: {
    work: 'Experiencia profesional',
    study: 'Formación académica',
    both: 'Formación y certificados',
    skills: 'Competencias',
    contact: 'Datos de contacto',
    languages: 'Idiomas',
    cards: 'Certificados',
    about: 'Perfil',
    issued: 'Expedido por',
    until: 'actualidad',
  },
};

/** From when to when, in the words of a language. */
export const span = (
  { start, end }: { start: string; end: string },
  how: Parameters<typeof day>[1],
  language: Person['language'],
  dash = '–',
) => `${day(start, how, '', language)} ${dash} ${day(end, how, words[language].until, language)}`;

/** Every skill of a person. */
export const skillsOf = (who: Person) => who.skills.flatMap((group) => group.skills);
