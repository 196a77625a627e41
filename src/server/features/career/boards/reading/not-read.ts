import { ShapeError } from '#engines/postings/index.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/features/career/boards/messages.ts';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';

/** Nothing could be read; `said` tells a person why. */
export class NotRead extends FetchFailed {}

/** Whether an error is the outside world's and not ours. */
export const isUnreadable = (error: unknown): error is ShapeError | FetchFailed | FetchRefused =>
  error instanceof ShapeError || error instanceof FetchFailed || error instanceof FetchRefused;

/** What a person is told of an error of the outside world. */
export const reasonOf = (error: ShapeError | FetchFailed | FetchRefused): Message =>
  error instanceof ShapeError ? text.message('unknownShape', { board: error.board }) : error.said;
