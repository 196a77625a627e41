import { text } from './messages.ts';

/** The three questions of the onboarding, in order; `field` is the name on the wire. */
export const questions = [
  {
    field: 'target_position',
    label: () => text('position'),
    title: () => text('positionTitle'),
    lead: () => text('positionLead'),
    help: () => text('positionHint'),
    example: () => text('positionExample'),
  },
  {
    field: 'key_skills',
    label: () => text('skills'),
    title: () => text('skillsTitle'),
    lead: () => text('skillsLead'),
    help: () => text('skillsHint'),
    example: () => text('skillsExample'),
  },
  {
    field: 'job_search_status',
    label: () => text('status'),
    title: () => text('statusTitle'),
    lead: () => text('statusLead'),
    help: () => text('statusHint'),
    example: () => text('statusExample'),
  },
] as const;

export type Answers = Record<(typeof questions)[number]['field'], string>;
