import { extractText, getDocumentProxy } from 'unpdf';
import { resumeTemplate } from '#contract/career/resume-draft.ts';
import { wordDocument } from '#server/features/career/resume/export/word-document.ts';
import { sharedFolder } from '#server/ports/browser/chromium.ts';
import { chromiumPrinter } from '#server/ports/browser/printer.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { readBack, writtenFor } from '#testing/documents/round-trip.ts';
import type { Row } from './table.ts';

const quiet = () => undefined;
const percent = (part: number, whole: number): number => (100 * part) / whole;
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ');

/** Share of a person's lines of work that stand whole in the bare text of a PDF. */
async function bareShare(pdf: Uint8Array, lines: readonly string[]): Promise<[found: number, of: number]> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true });
  const page = bare(text);
  return [lines.filter((line) => page.includes(bare(line).trim())).length, lines.length];
}

/** Share of the facts of all people that are read again from every template, on both papers, in both languages. */
export async function measureRoundTrip(): Promise<Row[]> {
  const chromium = runningChromium({
    temporaryFolder: sharedFolder,
    log: { info: quiet, warn: quiet, error: quiet, say: quiet },
  });
  const printer = chromiumPrinter(chromium);
  const count = { facts: 0, pdf: 0, docx: 0, found: 0, lines: 0 };
  try {
    for (const person of Object.values(PEOPLE))
      for (const template of resumeTemplate.options)
        for (const paper of ['letter', 'a4'] as const)
          for (const language of ['en', 'fr'] as const) {
            const html = cleanResumeHtml(writtenFor(person, { template, paper, language }));
            const pdf = await printer.print(html, paper);
            const docx = await wordDocument(html, { name: person.basics.name, paper });
            const fromPdf = await readBack(person, { bytes: pdf.slice(), name: 'cv.pdf', language });
            const fromDocx = await readBack(person, { bytes: docx, name: 'cv.docx', language });
            const lost = ({ lost: lines }: typeof fromPdf) =>
              lines.filter((line) => line.startsWith('-')).length;
            const told = person.work.flatMap(({ highlights }) => highlights);
            const [found, of] = await bareShare(pdf, told);
            count.facts += fromPdf.facts;
            count.pdf += fromPdf.facts - lost(fromPdf);
            count.docx += fromDocx.facts - lost(fromDocx);
            count.found += found;
            count.lines += of;
          }
  } finally {
    await chromium.close();
  }
  const baseline = percent(count.found, count.lines);
  const against = 'lines of work whole in the bare text of the PDF';
  return [
    {
      name: 'CV written and read, PDF',
      unit: '% facts',
      ours: percent(count.pdf, count.facts),
      baseline,
      against,
    },
    {
      name: 'CV written and read, Word',
      unit: '% facts',
      ours: percent(count.docx, count.facts),
      baseline,
      against,
    },
  ];
}
