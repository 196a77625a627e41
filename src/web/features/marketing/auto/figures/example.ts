import { text } from './messages.ts';

export const found = () => [
  { title: text('coordinator'), note: text('coordinatorNote'), left: false },
  { title: text('warehouse'), note: text('employer'), left: false },
  { title: text('dispatch'), note: text('employer'), left: false },
  { title: text('planner'), note: text('plannerNote'), left: true },
];

export const reasons = () => [
  { met: true, reason: text('routing'), against: text('routingAsked') },
  { met: true, reason: text('sap'), against: text('sapAsked') },
  { met: true, reason: text('distance'), against: text('distanceLimit') },
  { met: false, reason: text('coldChain'), against: text('coldChainMissing') },
];

export const claims = () => [
  { claim: text('claimStops'), source: text('claimStopsSource') },
  { claim: text('claimFleet'), source: text('claimFleetSource') },
  { claim: text('claimSap'), source: text('claimSapSource') },
  { claim: text('claimErrors'), source: text('claimErrorsSource') },
];

export const receipt = () => [
  { name: text('readBack'), value: text('readBackValue') },
  { name: text('submitted'), value: text('submittedValue') },
  { name: text('pageSaid'), value: text('pageSaidValue') },
  { name: text('kept'), value: text('keptValue') },
];
