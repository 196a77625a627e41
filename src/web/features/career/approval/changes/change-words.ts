import type { ResumeChange } from '#contract/career/facts.ts';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

const SECTIONS: Readonly<Record<ResumeChange['section'], () => string>> = {
  summary: () => text('summary'),
  work: () => text('work'),
  education: () => text('education'),
  skills: () => text('skills'),
  languages: () => text('languages'),
  certificates: () => text('certificates'),
  projects: () => text('projects'),
  volunteer: () => text('volunteer'),
  awards: () => text('awards'),
};

const OF_THE_SECTION: Readonly<Partial<Record<ResumeChange['section'], () => string>>> = {
  work: () => text('orderWork'),
  skills: () => text('orderSkillGroups'),
};

/** What was done, as a short title. */
export function changeTitle({ kind, section, id }: Pick<ResumeChange, 'kind' | 'section' | 'id'>): string {
  if (kind === 'left_out') return text('leftOut');
  if (kind === 'reworded' && section === 'summary') return text('ownSummary');
  if (kind === 'reworded') return text('reworded');
  const isWhole = id === `order /${section}`;
  if (isWhole) return OF_THE_SECTION[section]?.() ?? text('orderOther');
  return section === 'skills' ? text('orderSkills') : text('orderLines');
}

/** Where on the resume: the section, and what in it. */
export const changePlace = ({ section, entry }: Pick<ResumeChange, 'section' | 'entry'>): string =>
  entry === '' ? SECTIONS[section]() : text('place', { section: SECTIONS[section](), entry });

const COUNTS = {
  order: (count: number) => text('countOrder', { count }),
  left_out: (count: number) => text('countLeftOut', { count }),
  reworded: (count: number) => text('countReworded', { count }),
} as const;

/** How much was changed: "New summary, 2 reordered, 4 left out, 1 simplified". */
export function changeCounts(all: readonly Pick<ResumeChange, 'kind' | 'section'>[]): string {
  const changes = all.filter(({ section }) => section !== 'summary');
  const summary = changes.length < all.length ? [text('countSummary')] : [];
  const counts = (['order', 'left_out', 'reworded'] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => COUNTS[kind](count));
  return listed([...summary, ...counts]);
}
