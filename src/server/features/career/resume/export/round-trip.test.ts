import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeTemplate } from '#contract/career/resume-draft.ts';
import { sharedFolder } from '#server/ports/browser/chromium.ts';
import { chromiumPrinter } from '#server/ports/browser/printer.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import type { RunningChromium } from '#server/ports/browser/running.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { readBack, writtenFor } from '#testing/documents/round-trip.ts';
import { plainTextFile } from './plain-text.ts';
import { wordDocument } from './word-document.ts';

const quiet = () => undefined;
let chromium: RunningChromium;
beforeAll(() => {
  chromium = runningChromium({
    temporaryFolder: sharedFolder,
    log: { info: quiet, warn: quiet, error: quiet, say: quiet },
  });
});
afterAll(() => chromium.close());

const LOOKS = [
  [
    { paper: 'letter', language: 'en' },
    { paper: 'a4', language: 'fr' },
  ],
  [
    { paper: 'a4', language: 'en' },
    { paper: 'letter', language: 'fr' },
  ],
] as const;
const NAMES = ['manager', 'nurse', 'engineer', 'welder', 'student'] as const;
/** Each template on both papers and in both languages, of two people; `npm run bench` does all of all. */
const CASES = resumeTemplate.options.flatMap((template, row) =>
  (LOOKS[row % 2] ?? []).map((look, column) => ({
    ...look,
    template,
    who: NAMES[(row + 2 * column) % NAMES.length] ?? 'nurse',
  })),
);
const INCHES = { letter: [8.5, 11], a4: [8.268, 11.693] } as const;

describe('a CV that is read again says the same', () => {
  it.each(CASES)('$template, $paper, $language, of the $who', async ({ who, ...look }) => {
    const { language, paper } = look;
    const person = PEOPLE[who];
    const html = cleanResumeHtml(writtenFor(person, look));
    const pdf = await chromiumPrinter(chromium).print(html, paper, 'nobody');
    expect((await readBack(person, { bytes: pdf.slice(), name: 'cv.pdf', language })).lost).toEqual([]);
    const docx = await wordDocument(html, { name: person.basics.name, paper });
    expect((await readBack(person, { bytes: docx, name: 'cv.docx', language })).lost).toEqual([]);
    const text = new TextEncoder().encode(plainTextFile(html));
    expect((await readBack(person, { bytes: text, name: 'cv.txt', language })).lost).toEqual([]);

    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining(person.basics.name), Language: language });
    expect(Buffer.from(pdf).toString('latin1')).toContain('/StructTreeRoot');
    const [, , width = 0, height = 0] = (await document.getPage(1)).view;
    expect(width / 72).toBeCloseTo(INCHES[paper][0], 1);
    expect(height / 72).toBeCloseTo(INCHES[paper][1], 1);
    // No page without words: nothing ran over by a margin.
    const { text: pages } = await extractText(document, { mergePages: false });
    for (const page of pages) expect(page.trim().length).toBeGreaterThan(10);
  });
});
