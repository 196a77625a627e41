import type { JsonResume } from '#contract/career/facts.ts';
import { resumeTemplate } from '#contract/career/resume-draft.ts';
import { wordDocument } from '#server/features/career/resume/export/word-document.ts';
import { sharedFolder } from '#server/ports/browser/chromium.ts';
import { chromiumPrinter } from '#server/ports/browser/printer.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf, readBack, writtenFor } from '#testing/documents/round-trip.ts';
import { bareText } from './bare-text.ts';
import type { Row } from '#bench/table.ts';

const quiet = () => undefined;
const percent = (part: number, whole: number): number => (100 * part) / whole;
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
/** What is printed in other words: dates, codes, and terms that are said in the language of the resume. */
const IN_OTHER_WORDS =
  /(?:Date|\/date|countryCode|region|network|studyType|fluency|language|skills\/\d+\/name)$/;

/** How many of a person's facts stand whole in a text, and of how many. */
function foundIn(text: string, person: JsonResume): [found: number, of: number] {
  const page = bare(text);
  const facts = masterOf(person).facts.filter(({ path }) => !IN_OTHER_WORDS.test(path));
  return [facts.filter(({ value }) => page.includes(bare(value))).length, facts.length];
}

/** Share of the facts of all people that are read again from every template, on both papers, in both languages. */
export async function measureRoundTrip(): Promise<Row[]> {
  const chromium = runningChromium({
    temporaryFolder: sharedFolder,
    log: { info: quiet, warn: quiet, error: quiet, say: quiet },
  });
  const printer = chromiumPrinter(chromium);
  const reader = bareText();
  const count = { facts: 0, pdf: 0, docx: 0, found: 0, of: 0 };
  try {
    for (const person of Object.values(PEOPLE))
      for (const template of resumeTemplate.options)
        for (const paper of ['letter', 'a4'] as const)
          for (const language of ['en', 'fr'] as const) {
            const html = cleanResumeHtml(writtenFor(person, { template, paper, language }));
            const pdf = await printer.print(html, paper, 'nobody');
            const docx = await wordDocument(html, { name: person.basics.name, paper });
            const fromPdf = await readBack(person, { bytes: pdf.slice(), name: 'cv.pdf', language });
            const fromDocx = await readBack(person, { bytes: docx, name: 'cv.docx', language });
            const lost = ({ lost: lines }: typeof fromPdf) =>
              lines.filter((line) => line.startsWith('-')).length;
            const [found, of] = foundIn(await reader.read(pdf), person);
            count.facts += fromPdf.facts;
            count.pdf += fromPdf.facts - lost(fromPdf);
            count.docx += fromDocx.facts - lost(fromDocx);
            count.found += found;
            count.of += of;
          }
  } finally {
    await chromium.close();
  }
  const baseline = percent(count.found, count.of);
  const against = `whole in the text of the PDF by ${reader.name}`;
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
