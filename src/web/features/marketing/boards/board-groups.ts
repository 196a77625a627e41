import { BOARD_LIST, whyOff } from '#engines/postings/index.ts';
import type { ListedBoard } from '#engines/postings/index.ts';
import { countryIn } from '#localization/format.ts';
import { listed } from '#web/text/listed.ts';
import { messageText } from '#web/text/message-text.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

/** Boards of a group that are read in the same way, or not read; `title` says which. */
export interface BoardSet {
  title: string;
  boards: readonly ListedBoard[];
}

/** Boards of a kind. */
export interface BoardGroup {
  kind: ListedBoard['kind'];
  title: string;
  words: string;
  count: number;
  /** In the order of what a reader may count on; none is empty. */
  sets: readonly BoardSet[];
}

const kinds = (): readonly Pick<BoardGroup, 'kind' | 'title' | 'words'>[] => [
  { kind: 'ats', title: text('employersTitle'), words: text('employersText') },
  { kind: 'aggregator', title: text('aggregatorsTitle'), words: text('aggregatorsText') },
  { kind: 'public-service', title: text('publicTitle'), words: text('publicText') },
  { kind: 'careers-page', title: text('pagesTitle'), words: text('pagesText') },
];

const isReady = ({ off, keys }: ListedBoard) => off === null && keys.length === 0;

const sets = (): readonly { title: string; holds: (board: ListedBoard) => boolean }[] => [
  { title: text('readByDocuments'), holds: (board) => isReady(board) && board.policy === 'green' },
  { title: text('readByPages'), holds: (board) => isReady(board) && board.policy !== 'green' },
  { title: text('needKeys'), holds: ({ off, keys }) => off === null && keys.length > 0 },
  { title: text('switchedOff'), holds: ({ off }) => off !== null },
];

/** Where a board's jobs are, in the reader's language; empty when they are anywhere. */
export const placesOf = ({ region }: Pick<ListedBoard, 'region'>): string =>
  region === 'global' ? '' : listed(region.split(',').map((code) => countryIn(pageLocale(), code)));

/** Why a board is not read; empty when it is, or would be with a key. */
export const reasonOf = ({ name, off }: ListedBoard): string =>
  off === null ? '' : text('off', { reason: messageText(whyOff(name, off)) });

/** Every board in its group, by name. */
export function boardGroups(): readonly BoardGroup[] {
  return kinds().map((group) => {
    const boards = BOARD_LIST.filter(({ kind }) => kind === group.kind).toSorted((left, right) =>
      left.name.localeCompare(right.name, 'en'),
    );
    const parts = sets()
      .map(({ title, holds }) => ({ title, boards: boards.filter(holds) }))
      .filter((set) => set.boards.length > 0);
    return { ...group, count: boards.length, sets: parts };
  });
}
