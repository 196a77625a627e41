import type { ResumeChange } from '#contract/career/facts.ts';

const SECTIONS: Readonly<Record<ResumeChange['section'], string>> = {
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  projects: 'Projects',
  volunteer: 'Volunteering',
  awards: 'Awards',
};

const OF_THE_SECTION: Readonly<Partial<Record<ResumeChange['section'], string>>> = {
  work: 'Your latest job first',
  skills: 'Groups of skills in another order',
};

/** What was done, as a short title. */
export function changeTitle({ kind, section, id }: Pick<ResumeChange, 'kind' | 'section' | 'id'>): string {
  if (kind === 'left_out') return 'Left out';
  if (kind === 'reworded' && section === 'summary') return 'A summary for this job';
  if (kind === 'reworded') return 'Said in plainer words';
  const isWhole = id === `order /${section}`;
  if (isWhole) return OF_THE_SECTION[section] ?? 'In another order';
  return section === 'skills' ? 'Skills they name first' : 'Lines closest to this job first';
}

/** Where on the CV: the section, and what in it. */
export const changePlace = ({ section, entry }: Pick<ResumeChange, 'section' | 'entry'>): string =>
  entry === '' ? SECTIONS[section] : `${SECTIONS[section]}: ${entry}`;

/** How much was changed: "another summary, 2 in another order, 4 left out, 1 said in plainer words". */
export function changeCounts(all: readonly Pick<ResumeChange, 'kind' | 'section'>[]): string {
  const changes = all.filter(({ section }) => section !== 'summary');
  const summary = changes.length < all.length ? ['another summary'] : [];
  const words = {
    order: 'in another order',
    left_out: 'left out',
    reworded: 'said in plainer words',
  } as const;
  const counts = (['order', 'left_out', 'reworded'] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${words[kind]}`);
  return [...summary, ...counts].join(', ');
}
