/** The three questions of the onboarding, in order; `field` is the name on the wire. */
export const questions = [
  {
    field: 'target_position',
    label: 'Target position',
    title: 'What work are you looking for?',
    lead: 'The title as it stands in postings. I search for it and for titles close to it.',
    help: 'One title here; a campaign can name several.',
    example: 'Operations Coordinator',
  },
  {
    field: 'key_skills',
    label: 'Key skills',
    title: 'What do employers come to you for?',
    lead: 'I look for these in every posting, and only claim what you name here or in your CV.',
    help: 'Separate them with commas. Three to six is plenty.',
    example: 'Dispatch, SAP, route planning',
  },
  {
    field: 'job_search_status',
    label: 'Job search status',
    title: 'Where are you in your search?',
    lead: 'In your own words. It sets the tone, and no employer sees it.',
    help: 'For example: actively looking, open to offers, employed until spring.',
    example: 'Actively looking',
  },
] as const;

export type Answers = Record<(typeof questions)[number]['field'], string>;
