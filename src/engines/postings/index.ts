import { ashby } from './families/ashby.ts';
import type { Family, FamilyName, FormFamily } from './families/board.ts';
import { greenhouse } from './families/greenhouse.ts';
import { lever } from './families/lever.ts';
import { recruitee } from './families/recruitee.ts';
import { workable } from './families/workable.ts';
import { careersPage } from './shapes/careers-page.ts';
import { comments } from './shapes/comments.ts';
import { eventFeed } from './shapes/event-feed.ts';
import { feed } from './shapes/feed.ts';
import { jsonList, jsonSearch } from './shapes/json.ts';

export { alertSender, jobsInAlert } from './alerts/alerts.ts';
export type { AlertChannel } from './alerts/alerts.ts';
export type { Access, BoardRow, Family, FamilyName } from './families/board.ts';
export { postingInPage } from './markup.ts';
export { ShapeError } from './families/shape.ts';
export { canonicalKey, placelessKey, relation } from './identity.ts';
export { completePosting } from './facts/complete.ts';
export { termsIn } from './facts/facts.ts';
export type { Section } from './facts/text/headings.data.ts';
export { sectionSaid } from './facts/text/passages.ts';
export { isWritable } from './mapping/languages.ts';
export { hostsOf } from '#engines/postings/requests/requests.ts';
export { isAt, plainLink, recognise } from './recognise.ts';
export type { PostingAddress } from './recognise.ts';
export { availability, readToken, statusMeans, tokenRequest, whyOff } from './rows/availability.ts';
export { BOARD_LIST } from './rows/board-list.ts';
export type { ListedBoard } from './rows/board-list.ts';
export { boardRows } from './rows/rows.ts';

/** The dialects the product speaks, by name. */
export const families: Readonly<
  Record<FamilyName, Family> & Record<'greenhouse' | 'lever' | 'ashby' | 'workable' | 'recruitee', FormFamily>
> = {
  greenhouse,
  lever,
  ashby,
  workable,
  recruitee,
  'json-list': jsonList,
  'json-search': jsonSearch,
  feed,
  'event-feed': eventFeed,
  comments,
  'careers-page': careersPage,
};
