import type { ResumeSection } from '#contract/career/resume-draft.ts';

/** What people call the parts of a resume; folded, tried in this order. */
export const SECTION_WORDS: readonly (readonly [pattern: string, section: ResumeSection])[] = [
  ['volunteer(?:ing)?(?: work| experience)?|benevolat', 'volunteer'],
  ['summary|profile|resume professionnel|sommaire|profil', 'summary'],
  [
    '(?:work |professional )?experience|work(?: history)?|jobs|employment|experiences?(?: professionnelles?)?|emplois',
    'work',
  ],
  ['education|studies|school|degrees?|formation|etudes|scolarite', 'education'],
  ['skills?|tools|competences', 'skills'],
  ['languages?|langues', 'languages'],
  ['certificates?|certifications?|licen[cs]es?|certificats?|permis', 'certificates'],
  ['projects?|projets?', 'projects'],
  ['awards?|honou?rs|prix|distinctions', 'awards'],
];
