export { claimSend, releaseSend, sentToday } from './queries.ts';
export type { BudgetDay } from './queries.ts';
