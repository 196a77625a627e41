export { classifyReply } from './classify.ts';
export type { Reply, ReplyLabel } from './classify.ts';
export { COMMON as commonNameWords } from './naming/employer.ts';
export { concerns, linkReply, titlesAt } from './link.ts';
export type { Link } from './link.ts';
export type { EarlierMail, SentApplication } from './thread.ts';
export { meetingNamed } from './meeting/named.ts';
export type { Meeting } from './meeting/named.ts';
export { stateAfter } from './state.ts';
