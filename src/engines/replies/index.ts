export { classifyReply } from './classify.ts';
export type { Reply, ReplyLabel } from './classify.ts';
export { linkReply } from './link.ts';
export type { EarlierMail, Link, SentApplication } from './link.ts';
export { meetingNamed } from './meeting.ts';
export { stateAfter } from './state.ts';
