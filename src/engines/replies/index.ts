export { classifyReply, meaningTexts } from './classify.ts';
export type { Reply } from './classify.ts';
export type { ReplyLabel } from './decide.ts';
export { concerns, linkReply, titlesAt } from './link.ts';
export type { Link } from './link.ts';
export type { EarlierMail, SentApplication } from './thread.ts';
export { meetingNamed } from './meeting/named.ts';
export type { Meeting } from './meeting/named.ts';
export { stateAfter } from './state.ts';
