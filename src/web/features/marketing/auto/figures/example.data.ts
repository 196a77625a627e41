// The one example of the page, called one: person and employer are made up.

export const found = [
  { title: 'Operations Coordinator', note: 'also on 2 boards, counted once', left: false },
  { title: 'Warehouse Lead', note: 'Halden Freight', left: false },
  { title: 'Dispatch Supervisor', note: 'Halden Freight', left: false },
  { title: 'Supply Planner', note: 'you skipped this on Nov 12', left: true },
] as const;

export const reasons = [
  { met: true, text: 'Routing and dispatch, 4 years', against: 'asks for 3' },
  { met: true, text: 'SAP, named twice', against: 'asks for it' },
  { met: true, text: 'Hamilton, 22 km away', against: 'your limit is 40' },
  { met: false, text: 'Cold-chain experience', against: 'not in your CV, not claimed' },
] as const;

export const claims = [
  { claim: '140 to 160 stops', source: 'CV, line 14' },
  { claim: 'Fleet of 36', source: 'CV, line 9' },
  { claim: 'Paper to SAP', source: 'CV, line 16' },
  { claim: '23 to 6', source: 'You said so, Nov 2' },
] as const;

export const receipt = [
  { name: 'Read back', value: '14 of 14 fields as approved' },
  { name: 'Submitted', value: 'once, on their own form' },
  { name: 'Page said', value: '“Thank you, Amara. We have your application.”' },
  { name: 'Kept', value: 'values, screenshot, confirmation' },
] as const;
