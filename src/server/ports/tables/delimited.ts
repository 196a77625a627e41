import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { fitOf, SEPARATORS } from '#engines/tables/index.ts';
import type { Separator } from '#engines/tables/index.ts';
import { inMegabytes, MOST, UnreadableTable } from './limits.ts';
import { text } from './messages.ts';

const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_RECORDS = 60;
const PIECE = 256 * 1024;

/** Quotes, line ends and widths as they come: what is odd in a record is said of the record, not of the file. */
const optionsFor = (delimiter: Separator, quote: boolean) => ({
  delimiter,
  quote: quote ? '"' : null,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: MOST.recordBytes,
});

/** The width of a record; 0 for an empty one. */
const widthOf = (record: readonly string[]): number =>
  record.every((field) => field.trim() === '') ? 0 : record.length;

function widthsBy(separator: Separator, sample: string): number[] {
  try {
    const records: string[][] = parseAtOnce(sample, { ...optionsFor(separator, true), to: SAMPLE_RECORDS });
    return records.map(widthOf);
  } catch {
    return sample.split(/\r\n|\r|\n/, SAMPLE_RECORDS).map((line) => line.split(separator).length);
  }
}

/** The separator by which the first records make the best table; null where none does. */
function separatorOf(content: string): Separator | null {
  // Excel says it in a line of its own.
  const said = SEPARATORS.find(
    (one) => content.slice(0, 6).trimEnd().toLowerCase() === `sep=${one}`.trimEnd(),
  );
  if (said !== undefined) return said;
  const cut = content.slice(0, SAMPLE_CHARACTERS);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r'));
  const sample = cut.length < content.length && end > 0 ? cut.slice(0, end) : cut;
  const fits = SEPARATORS.map((one) => ({ one, fit: fitOf(widthsBy(one, sample)) }));
  const best = fits.reduce((some, other) => (other.fit > some.fit ? other : some));
  return best.fit > 0 ? best.one : null;
}

function* piecesOf(content: string): Generator<string> {
  for (let from = 0; from < content.length; from += PIECE) yield content.slice(from, from + PIECE);
}

async function recordsOf(content: string, separator: Separator, quote: boolean): Promise<string[][]> {
  const records: string[][] = [];
  const parser = Readable.from(piecesOf(content)).pipe(parse(optionsFor(separator, quote)));
  for await (const record of parser as AsyncIterable<string[]>) {
    if (record.length > MOST.columns)
      throw new UnreadableTable(text.message('tooWide', { most: MOST.columns }));
    if (records.length >= MOST.rows) throw new UnreadableTable(text.message('tooLong', { most: MOST.rows }));
    records.push(record);
  }
  return records;
}

/**
 * The records of a text file with separated fields, in its order, empty ones too; null where nothing separates fields. A quote that
 * never ends is taken for a sign of the text. Throws UnreadableTable for what is too wide, too long or no lines of a table.
 */
export async function readDelimited(content: string): Promise<string[][] | null> {
  const separator = separatorOf(content);
  if (separator === null) return null;
  try {
    return await recordsOf(content, separator, true);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return await readWithoutQuotes(content, separator);
    throw lineTooLong(error);
  }
}

const lineTooLong = (cause: Error): UnreadableTable =>
  new UnreadableTable(text.message('lineTooLong', { most: inMegabytes(MOST.recordBytes) }), { cause });

async function readWithoutQuotes(content: string, separator: Separator): Promise<string[][]> {
  try {
    return await recordsOf(content, separator, false);
  } catch (error) {
    throw error instanceof CsvError ? lineTooLong(error) : error;
  }
}
