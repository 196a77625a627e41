export { draftMessage } from './draft-message.ts';
export type { MessageKind } from './draft-message.ts';
