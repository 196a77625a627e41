import { ashby } from './families/ashby.ts';
import type { Family, FamilyName } from './families/board.ts';
import { greenhouse } from './families/greenhouse.ts';
import { lever } from './families/lever.ts';

export { alertSender, jobsInAlert } from './alerts.ts';
export type { AlertChannel } from './alerts.ts';
export { boardRows } from './board-rows.data.ts';
export type { BoardRow, Family, FamilyName } from './families/board.ts';
export { postingInPage } from './markup.ts';
export { ShapeError } from './families/shape.ts';
export { canonicalKey, dedupe, placelessKey } from './identity.ts';
export { readPostingText } from './facts/facts.ts';
export { plainLink, recognise } from './recognise.ts';
export type { PostingAddress } from './recognise.ts';

/** The dialects the product speaks, by name. */
export const families: Readonly<Record<FamilyName, Family>> = { greenhouse, lever, ashby };
