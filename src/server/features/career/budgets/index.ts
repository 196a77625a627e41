export { allowSends, claimSend, isStopped, releaseSend, sentToday, stopSends } from './queries.ts';
