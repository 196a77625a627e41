import type { StepState } from '#web/ui/trail/words.ts';

/** The one example the home page tells, and calls an example: person and employer are made up. */
export const exampleTrail: readonly { label: string; state: StepState; time: string; note: string }[] = [
  {
    label: 'Found',
    state: 'done',
    time: '14:58',
    note: 'Operations Coordinator at Halden Freight, on its own careers page, three hours old.',
  },
  {
    label: 'Matched',
    state: 'done',
    time: '14:58',
    note: '84, strong. Six of seven requirements are in her CV.',
  },
  {
    label: 'Prepared',
    state: 'done',
    time: '15:10',
    note: 'CV tailored, letter written, 14 questions answered. 31 claims, 31 sources.',
  },
  { label: 'Approved', state: 'you', time: '15:31', note: 'Amara read it on the bus and said yes.' },
  { label: 'Sent', state: 'done', time: '15:32', note: 'Read back, then submitted once. Receipt kept.' },
  { label: 'Answered', state: 'them', time: 'Tue', note: 'Interview, Friday at 10:30.' },
];

export const exampleSlip = [
  { name: 'CV', value: 'Tailored, 1 page' },
  { name: 'Letter', value: '201 words, 6 facts' },
  { name: 'Earliest start', value: '11 January', source: 'you said so' },
  { name: 'Forklift licence', value: 'Class 4', source: 'CV, line 31' },
] as const;

export const exampleReasons = [
  { met: true, text: 'Routing and dispatch, 4 years', against: 'asks for 3' },
  { met: true, text: 'SAP, named twice', against: 'asks for it' },
  { met: true, text: 'Hamilton, or 40 km around', against: '22 km away' },
  { met: true, text: 'CA$58,000 and up', against: 'offers 61,000 to 67,000' },
  { met: false, text: 'Cold-chain experience', against: 'not in your CV, so not claimed' },
] as const;

export const rules = [
  'invent a skill, a date or a degree.',
  'apply below a 50% match.',
  'apply twice to the same job.',
  'get around a captcha.',
  'guess a legal or demographic answer.',
  'send anything you have not approved.',
] as const;
