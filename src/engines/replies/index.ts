export { classifyReply } from './classify.ts';
export type { Reply, ReplyLabel } from './classify.ts';
export { linkReply } from './link.ts';
export type { Link, SentApplication } from './link.ts';
export { stateAfter } from './state.ts';
