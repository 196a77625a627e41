import { timeWords } from '#web/shell/applications/in-zone.ts';
import type { StepState } from '#web/ui/trail/words.ts';
import { text } from './messages.ts';

interface ExampleStep {
  label: string;
  state: StepState;
  time: string;
  note: string;
}

/** The one example the home page tells, and calls an example: person and employer are made up. */
export const exampleTrail = (): readonly ExampleStep[] => [
  { label: text('found'), state: 'done', time: timeWords('14:58'), note: text('foundNote') },
  { label: text('matched'), state: 'done', time: timeWords('14:58'), note: text('matchedNote') },
  { label: text('prepared'), state: 'done', time: timeWords('15:10'), note: text('preparedNote') },
  { label: text('approved'), state: 'you', time: timeWords('15:31'), note: text('approvedNote') },
  { label: text('sent'), state: 'done', time: timeWords('15:32'), note: text('sentNote') },
  { label: text('answered'), state: 'them', time: text('answeredTime'), note: text('answeredNote') },
];

interface ExampleField {
  name: string;
  value: string;
  source?: string;
}

export const exampleSlip = (): readonly ExampleField[] => [
  { name: text('slipCv'), value: text('slipCvValue') },
  { name: text('slipLetter'), value: text('slipLetterValue') },
  { name: text('slipStart'), value: text('slipStartValue'), source: text('slipStartSource') },
  { name: text('slipLicence'), value: text('slipLicenceValue'), source: text('slipLicenceSource') },
];

export const exampleReasons = () => [
  { met: true, reason: text('routing'), against: text('routingAsked') },
  { met: true, reason: text('sap'), against: text('sapAsked') },
  { met: true, reason: text('distance'), against: text('distanceAway') },
  { met: true, reason: text('pay'), against: text('payOffered') },
  { met: false, reason: text('coldChain'), against: text('coldChainMissing') },
];
