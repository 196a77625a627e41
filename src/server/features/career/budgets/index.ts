export { claimHost, nextHour, releaseHost } from './host-queries.ts';
export { allowSends, claimSend, holdSends, isStopped, releaseSend, sentToday, stopSends } from './queries.ts';
