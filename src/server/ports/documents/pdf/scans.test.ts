import { describe, expect, it } from 'vitest';
import { isGarbled } from './garbled.ts';
import { readPdf } from './document.ts';

const TEXT = '(Amara Lindqvist, office administrator, amara@example.com, ten years in clinics and schools)';
const PICTURE = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q';

/** A PDF of pages that draw what is given, written by hand. */
function pdfOf(pages: readonly string[]): Uint8Array {
  const kids = pages.map((_, index) => `${10 + 2 * index} 0 R`).join(' ');
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Count ${pages.length} /Kids [${kids}]>> endobj`,
    '3 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    ...pages.flatMap((content, index) => [
      `${10 + 2 * index} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources <</Font <</F1 3 0 R>>>> /Contents ${11 + 2 * index} 0 R>> endobj`,
      `${11 + 2 * index} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    ]),
  ];
  return new TextEncoder().encode(`%PDF-1.4\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF`);
}
const written = `BT /F1 10 Tf 50 700 Td ${TEXT} Tj ET`;

describe('a scanned PDF', () => {
  it('is refused when no page has a text', async () => {
    expect(await readPdf(pdfOf([PICTURE]))).toEqual({ kind: 'refused', reason: 'no_text' });
  });

  it('is read where it has a text, and its scanned pages are named', async () => {
    const outcome = await readPdf(pdfOf([written, PICTURE]));
    expect(outcome).toMatchObject({
      kind: 'text',
      pages: 2,
      sheets: [
        { page: 1, width: 612, height: 792, scanned: false },
        { page: 2, scanned: true },
      ],
    });
  });

  it('is no page with a picture beside its words', async () => {
    const outcome = await readPdf(pdfOf([`${PICTURE} 0 g ${written}`]));
    expect(outcome).toMatchObject({ sheets: [{ scanned: false }] });
  });
});

describe('letters that are not those a page shows', () => {
  const cv =
    'Registered nurse with ten years in surgery. Infirmière depuis dix ans, soins intensifs et urgence. ';
  it('are told from a text by their vowels and signs', () => {
    const shifted = Array.from(cv.repeat(3), (letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join(
      '',
    );
    expect(isGarbled(shifted)).toBe(true);
    expect(isGarbled('\ufffd\u0003 \ue000'.repeat(80))).toBe(true);
    expect(isGarbled(cv.repeat(3))).toBe(false);
    expect(isGarbled('Опыт работы медицинской сестрой '.repeat(8))).toBe(false);
    expect(isGarbled('+1 514 555 0117 | 2019-2021 | 90%'.repeat(2))).toBe(false);
  });
});
