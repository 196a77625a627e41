export { claimSend, releaseSend, sentToday } from './queries.ts';
