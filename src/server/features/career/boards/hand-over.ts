import { quoted } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { World } from '#server/world.ts';
import { everyBoard } from './catalogue.ts';
import { text } from './messages.ts';

/** Sites whose jobs come by alert mail, and employers' own pages: nothing there is automated, the person sends. */
const BY_HAND: ReadonlyMap<string, Message> = new Map([
  ['linkedin', text.message('linkedIn')],
  ['indeed', text.message('indeed')],
  ['careers-page', text.message('ownPage')],
]);

/** Sites of which only the person's alert mails tell us. */
const BY_ALERT: ReadonlySet<string> = new Set(['linkedin', 'indeed']);

/** Whether a job of a board came in by an alert mail: nobody chose it yet. */
export const comesByAlert = (board: string): boolean => BY_ALERT.has(board);

/** Whether jobs of a board are only ever prepared, with no form that the agent reads. */
export const isByHand = (board: string): boolean => BY_HAND.has(board);

/** Who presses send at a board: the agent after approval (`form`), or the person (`assist`). */
export function submissionMode(deps: Pick<World, 'config'>, board: string): 'form' | 'assist' {
  // A board that left the catalogue has no form that we know.
  return everyBoard(deps).find(({ id }) => id === board)?.mode ?? 'assist';
}

/** Whether the jobs of a board are those of practice employers. */
export const isPractice = (deps: Pick<World, 'config'>, board: string): boolean =>
  everyBoard(deps).some(({ id, practice }) => id === board && practice);

/** What a board is called; its id where the catalogue no longer has it. */
export function boardName(deps: Pick<World, 'config'>, board: string): Message {
  const row = everyBoard(deps).find(({ id }) => id === board);
  return BY_HAND.get(board) ?? quoted(row?.name ?? board);
}
