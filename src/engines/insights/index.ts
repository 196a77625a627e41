export { funnelOf, successRate, weeklyChange, weeksOf } from './figures.ts';
export type { Funnel, SentCase } from './figures.ts';
export { insightsOf, tipOf } from './insights.ts';
