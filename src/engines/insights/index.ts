export { funnelOf, shareInWords, successRate, weeklyChange, weeksOf } from './figures.ts';
export type { DayCount, Funnel, SentCase } from './figures.ts';
export { insightsOf, tipOf } from './insights.ts';
export type { Insight } from './insights.ts';
