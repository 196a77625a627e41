import type { Message } from '#localization/types.ts';

const MB = 1024 * 1024;

/** What a file of a table may be at most. */
export const MOST = {
  bytes: 50 * MB,
  /** What an archive or a workbook may unpack to, measured while it is unpacked: what it says of itself may be a lie. */
  unpackedBytes: 400 * MB,
  /** The longest record of a text file. */
  recordBytes: MB,
  rows: 500_000,
  columns: 500,
  /** Files of an archive that are looked at. */
  files: 20,
} as const;

export const inMegabytes = (bytes: number): number => Math.round(bytes / MB);

/** A file that is no table we read; the message says why in a sentence. */
export class UnreadableTable extends Error {
  readonly said: Message;
  constructor(said: Message, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}
