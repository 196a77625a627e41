import { setTimeout } from 'node:timers/promises';
import { extractRawText } from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { documentReader } from '#server/ports/documents/reader.ts';
import { cvAsDocx, cvAsPdf, cvAsText } from '#testing/documents/cv.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const TIMES = 9;
const PAUSE_MILLISECONDS = 900;

const bare: Record<string, (bytes: Uint8Array) => Promise<unknown>> = {
  pdf: async (bytes) => extractText(await getDocumentProxy(bytes.slice()), { mergePages: true }),
  docx: (bytes) => extractRawText({ buffer: Buffer.from(bytes) }),
  txt: async (bytes) => new TextDecoder().decode(bytes),
};

/** Milliseconds to read one resume in a process of its own, beside bare extraction of its text in this process. */
export async function measureReading(): Promise<Row[]> {
  const reader = documentReader();
  const documents = { pdf: await cvAsPdf(), docx: await cvAsDocx(), txt: cvAsText() };
  const rows: Row[] = [];
  for (const [type, bytes] of Object.entries(documents)) {
    const extract = bare[type];
    if (!extract) continue;
    const figures = { ours: [] as number[], bare: [] as number[] }; // Filled below.
    // The first of each is not counted: it loads what the others find in memory.
    for (let index = 0; index <= TIMES; index += 1) {
      // People do not send one file after the other: the next process has time to start.
      await setTimeout(PAUSE_MILLISECONDS);
      let kind = '';
      const ours = await time(async () => void ({ kind } = await reader.read(bytes, `cv.${type}`)));
      if (kind !== 'text') throw new Error(`The ${type} was not read.`);
      const other = await time(() => extract(bytes));
      if (index > 0) {
        figures.ours.push(ours);
        figures.bare.push(other);
      }
    }
    rows.push({
      name: `CV read, ${type}`,
      unit: 'ms',
      ours: median(figures.ours),
      baseline: median(figures.bare),
      against: 'bare text extraction, in process',
    });
  }
  return rows;
}
