import { describe, expect, it } from 'vitest';
import { readRtf } from './document.ts';

function linesOf(body: string) {
  const outcome = readRtf(new TextEncoder().encode(String.raw`{\rtf1\ansi ${body}}`));
  return outcome.kind === 'text' ? outcome.lines : [];
}
const textsOf = (body: string) => linesOf(body).map(({ text }) => text);

describe('a table in rich text', () => {
  it('has each row on a line, what the last of several cells tells beneath', () => {
    const row = String.raw`\trowd\pard\intbl 2015\cell 2018\cell Harbour Inn\cell Kept books\par Trained two\cell\row\pard After\par`;
    expect(textsOf(`Before\\par ${row}`)).toEqual([
      'Before',
      '2015\t2018\tHarbour Inn',
      'Kept books',
      'Trained two',
      'After',
    ]);
  });

  it('keeps the paragraphs of cells that are columns of a page', () => {
    const columns = String.raw`\pard\intbl Skills\par Triage\cell Work\par Nurse\cell\row`;
    expect(textsOf(columns)).toEqual(['Skills', 'Triage', 'Work', 'Nurse']);
  });
});

describe('a text box in rich text', () => {
  it('is read once, without its measures and its twin for older readers', () => {
    const box = String.raw`{\shp{\*\shpinst\shpleft0{\sp{\sn fillColor}{\sv 16777215}}{\shptxt \pard Beside\par}}{\shprslt{\pard Beside\par}}}`;
    expect(textsOf(`${box}\\pard Text\\par`)).toEqual(['Beside', 'Text']);
  });
});

describe('an item in rich text', () => {
  it('is as large as its text, however its mark is printed', () => {
    expect(linesOf(String.raw`{\listtext\fs40 \u8226?}\fs20 Triage\par`)).toMatchObject([
      { text: '• Triage', size: 10 },
    ]);
  });
});
