import { screenText } from '#web/text/screen-text.ts';

/** The one example on the page, labelled as one: person and employer are made up. */
export const text = screenText({
  // What the agent found on one employer's page.
  foundLabel: 'Example of what the agent found',
  foundHead: 'Halden Freight, careers page',
  foundAge: '3 hours old',
  employer: 'Halden Freight',
  coordinator: 'Operations Coordinator',
  coordinatorNote: 'also on 2 boards, counted once',
  warehouse: 'Warehouse Lead',
  dispatch: 'Dispatch Supervisor',
  planner: 'Supply Planner',
  plannerNote: 'you skipped this on Nov 12',

  // Why the agent chose one job and passed on another.
  matchedLabel: 'Example of a match with its reasons',
  met: 'Met:',
  notMet: 'Not met:',
  routing: 'Routing and dispatch, 4 years',
  routingAsked: '3 required',
  sap: 'SAP, mentioned twice',
  sapAsked: 'required',
  distance: 'Hamilton, 22 km away',
  distanceLimit: 'your limit is 40 km',
  coldChain: 'Cold-chain experience',
  coldChainMissing: 'not in your resume, not claimed',
  warehouseLeft: 'Warehouse Lead: under 50, so the agent passed.',

  // A sentence of a cover letter, and where each claim comes from.
  preparedLabel: 'Example of a cover letter with its sources',
  letter:
    '“For four years I have <claim>planned 140 to 160 stops a day</claim> for <claim>a fleet of 36</claim>. I moved our daily orders <claim>from paper to SAP</claim>, and order errors fell from <claim>23 a month to 6</claim>.”',
  claimStops: '140 to 160 stops',
  claimStopsSource: 'Resume, line 14',
  claimFleet: 'Fleet of 36',
  claimFleetSource: 'Resume, line 9',
  claimSap: 'Paper to SAP',
  claimSapSource: 'Resume, line 16',
  claimErrors: '23 to 6',
  claimErrorsSource: 'Your answer, Nov 2',

  // The notification that asks.
  approvedLabel: 'Example of the notification on a phone',
  notificationTime: 'now',
  notificationText:
    'Halden Freight, 84, strong match. Resume, cover letter and 14 answers are ready. Nothing is sent until you approve.',
  skip: 'Skip',
  approve: 'Read and approve',

  // What is saved of a submission.
  sentLabel: 'Example of the confirmation that is saved',
  receiptHead: 'Confirmation HF-20931',
  readBack: 'Checked',
  readBackValue: '14 of 14 fields as approved',
  submitted: 'Submitted',
  submittedValue: 'once, on the employer’s own form',
  pageSaid: 'Confirmation',
  pageSaidValue: '“Thank you, Amara. We have your application.”',
  kept: 'Saved',
  keptValue: 'values, screenshot, confirmation',

  // A reply that moved the job.
  answeredLabel: 'Example of a reply that updated a job',
  interviewing: 'Interviewing',
  answeredTime: 'Tuesday, 9:12 a.m.',
  reply: '“We would like to meet you. Friday at 10:30 a.m.?”',
});
