import { screenText } from '#web/text/screen-text.ts';

/** The one example of the page, called one: person and employer are made up. */
export const text = screenText({
  // What the agent found on one employer's page.
  foundLabel: 'An example of what was found',
  foundHead: 'Halden Freight, careers page',
  foundAge: '3 hours old',
  employer: 'Halden Freight',
  coordinator: 'Operations Coordinator',
  coordinatorNote: 'also on 2 boards, counted once',
  warehouse: 'Warehouse Lead',
  dispatch: 'Dispatch Supervisor',
  planner: 'Supply Planner',
  plannerNote: 'you skipped this on Nov 12',

  // Why one posting was taken and another left.
  matchedLabel: 'An example of a match with its reasons',
  met: 'Met:',
  notMet: 'Not met:',
  routing: 'Routing and dispatch, 4 years',
  routingAsked: 'asks for 3',
  sap: 'SAP, named twice',
  sapAsked: 'asks for it',
  distance: 'Hamilton, 22 km away',
  distanceLimit: 'your limit is 40',
  coldChain: 'Cold-chain experience',
  coldChainMissing: 'not in your CV, not claimed',
  warehouseLeft: 'Warehouse Lead. Below 50, so it was left.',

  // A sentence of a letter, and where each claim comes from.
  preparedLabel: 'An example of a letter with its sources',
  letter:
    '“For four years I have <claim>planned 140 to 160 stops a day</claim> for <claim>a fleet of 36</claim>. I moved our daily orders <claim>from paper to SAP</claim>, and order errors fell from <claim>23 a month to 6</claim>.”',
  claimStops: '140 to 160 stops',
  claimStopsSource: 'CV, line 14',
  claimFleet: 'Fleet of 36',
  claimFleetSource: 'CV, line 9',
  claimSap: 'Paper to SAP',
  claimSapSource: 'CV, line 16',
  claimErrors: '23 to 6',
  claimErrorsSource: 'You said so, Nov 2',

  // The notification that asks.
  approvedLabel: 'An example of the notification on a phone',
  notificationTime: 'now',
  notificationText:
    'Halden Freight, 84 strong. CV, letter and 14 answers are ready. Nothing is sent until you say so.',
  skip: 'Skip',
  approve: 'Read and approve',

  // What is kept of a submission.
  sentLabel: 'An example of the proof that is kept',
  receiptHead: 'Receipt HF-20931',
  readBack: 'Read back',
  readBackValue: '14 of 14 fields as approved',
  submitted: 'Submitted',
  submittedValue: 'once, on their own form',
  pageSaid: 'Page said',
  pageSaidValue: '“Thank you, Amara. We have your application.”',
  kept: 'Kept',
  keptValue: 'values, screenshot, confirmation',

  // A reply that moved the job.
  answeredLabel: 'An example of a reply that moved a job',
  interviewing: 'Interviewing',
  answeredTime: 'Tuesday, 9:12',
  reply: '“We would like to meet you. Friday at 10:30?”',
});
