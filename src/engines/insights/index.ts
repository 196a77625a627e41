export { digestOf } from './digest.ts';
export type { Digest } from './digest.ts';
export { funnelOf, successRate, weeklyChange, weeksOf } from './figures.ts';
export type { Funnel, SentCase } from './figures.ts';
export { insightsOf, tipOf } from './insights.ts';
export { insightHtml, insightRuns } from './insight-text.ts';
export {
  funnelRows,
  isEmptyReport,
  leadOf,
  performanceInWords,
  weekInWords,
  weekNumber,
} from './report-words.ts';
export type { FunnelRow } from './report-words.ts';
