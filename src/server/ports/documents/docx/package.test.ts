import { describe, expect, it } from 'vitest';
import { readDocument } from '#server/ports/documents/read-document.ts';
import { madeArchive, madeLinks, madePart } from '#testing/documents/made-archive.ts';
import type { MadeEntry } from '#testing/documents/made-archive.ts';

const read = async (...entries: MadeEntry[]) => {
  const outcome = await readDocument(madeArchive(entries), 'cv.docx');
  return outcome.kind === 'text' ? outcome.lines.map(({ text }) => text).join(' | ') : outcome.reason;
};
const root = (...targets: string[]): MadeEntry => ({
  name: '_rels/.rels',
  text: madeLinks(...targets.map((target) => ['officeDocument', target] as const)),
});
const body = (name: string, text = 'Wharf keeper', more = ''): MadeEntry => ({
  name,
  text: madePart(text, more),
});
const DOCUMENT = 'word/document.xml';

const styles = (hidden: string) =>
  `<w:styles xmlns:w="w"><w:style w:styleId="Ghost"><w:rPr>${hidden}</w:rPr></w:style></w:styles>`;

const row = (properties: string, text: string) =>
  `<w:tr>${properties}<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc></w:tr>`;
const moved = (position: number, text: string) =>
  `<w:p><w:r><w:rPr><w:position w:val="${position}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

describe('a Word document', () => {
  it.each([DOCUMENT, 'word/Document.XML', '/word/document.xml', 'word\\document.xml'])(
    'that holds its text twice, the second time as %s, is damaged',
    async (twin) => {
      expect(await read(root(DOCUMENT), body(DOCUMENT), body(twin, 'Dr Brain'))).toBe('unreadable');
    },
  );

  it('that holds its text twice under a name with any other ending is damaged', async () => {
    const [name, other] = ['word/document.dat', 'word/document'];
    expect(await read(root(name), body(name), body(name, 'Dr Brain'))).toBe('unreadable');
    expect(await read(root(other), body(other), body(other, 'Dr Brain'))).toBe('unreadable');
  });

  it('shows no row of a table that is hidden, and no text far off its line', async () => {
    const hidden = '<w:trPr><w:hidden/></w:trPr>';
    const table = `<w:tbl>${row(hidden, 'Dr Brain')}${row('<w:trPr><w:hidden w:val="0"/></w:trPr>', 'Rigger')}${row('<w:trPr><w:trPrChange><w:trPr><w:hidden/></w:trPr></w:trPrChange></w:trPr>', 'Diver')}</w:tbl>`;
    const nested = `<w:tbl>${row(hidden, `Dr</w:t></w:r></w:p><w:tbl>${row('', 'BSc')}</w:tbl><w:p><w:r><w:t>MD`)}${row('', 'Sailor')}</w:tbl>`;
    const ghost = '<w:p><w:r><w:rPr><w:rStyle w:val="Ghost"/></w:rPr><w:t>Dr Brain</w:t></w:r></w:p>';
    const document = body(
      DOCUMENT,
      'Wharf keeper',
      `${table}${nested}${moved(-3000, 'Dr Brain')}${moved(3000, 'MD')}${moved(6, 'Raised')}${ghost}`,
    );
    const links = { name: 'word/_rels/document.xml.rels', text: madeLinks(['styles', 'styles.xml']) };
    const own = { name: 'word/styles.xml', text: styles('<w:position w:val="-3000"/>') };
    expect(await read(root(DOCUMENT), document, links, own)).toBe(
      'Wharf keeper | Rigger | Diver | Sailor | Raised',
    );
  });

  it('that has a picture twice is read', async () => {
    const picture = { name: 'word/media/image1.png', text: 'x' };
    expect(await read(root(DOCUMENT), body(DOCUMENT), picture, picture)).toBe('Wharf keeper');
  });

  it('whose entry is called otherwise than in the directory is damaged', async () => {
    expect(await read(root(DOCUMENT), { ...body(DOCUMENT), ownName: 'word/documenu.xml' })).toBe(
      'unreadable',
    );
  });

  it('is what its package calls the document, as Word opens it', async () => {
    const parts = [body(DOCUMENT, 'Dr Brain'), body('word/document2.xml')];
    expect(await read(root('word/document2.xml'), ...parts)).toBe('Wharf keeper');
    expect(await read(root('/word/document2.xml'), ...parts)).toBe('Wharf keeper');
    expect(await read(root('word/document2.xml', DOCUMENT), ...parts)).toBe('unreadable');
    expect(await read(body(DOCUMENT))).toBe('Wharf keeper');
    expect(await read(root('word/other.xml'), body(DOCUMENT))).toBe('unsupported');
  });

  it('shows the headers that its pages have, and none that it only carries', async () => {
    const asks =
      '<w:sectPr><w:headerReference w:type="default" r:id="r1"/><w:headerReference w:type="first" r:id="r2"/>';
    const links = {
      name: 'word/_rels/document.xml.rels',
      text: madeLinks(['header', 'header1.xml'], ['header', 'header2.xml'], ['header', 'header3.xml']),
    };
    const headers = [1, 2, 3].map((number) => body(`word/header${number}.xml`, `Head ${number}`));
    const document = (more: string) => body(DOCUMENT, 'Wharf keeper', `${asks}${more}</w:sectPr>`);
    expect(await read(root(DOCUMENT), document(''), links, ...headers)).toBe('Head 1 | Wharf keeper');
    expect(await read(root(DOCUMENT), document('<w:titlePg/>'), links, ...headers)).toBe(
      'Head 1 | Head 2 | Wharf keeper',
    );
  });

  it('takes its styles from where its package says', async () => {
    const text = '<w:p><w:r><w:rPr><w:rStyle w:val="Ghost"/></w:rPr><w:t>Dr Brain</w:t></w:r></w:p>';
    const decoy = { name: 'word/styles.xml', text: styles('') };
    const own = { name: 'word/styles2.xml', text: styles('<w:vanish/>') };
    const links = { name: 'word/_rels/document.xml.rels', text: madeLinks(['styles', 'styles2.xml']) };
    expect(await read(root(DOCUMENT), body(DOCUMENT, 'Wharf keeper', text), decoy, own, links)).toBe(
      'Wharf keeper',
    );
  });

  it('with a password is told so, in the archive or in the container that Office makes of it', async () => {
    expect(await read(root(DOCUMENT), { ...body(DOCUMENT), flags: 1 })).toBe('encrypted');
    expect(await read({ ...body(DOCUMENT), flags: 0x2041 })).toBe('encrypted');
    const container = Buffer.concat([
      Buffer.from('D0CF11E0A1B11AE1', 'hex'),
      Buffer.alloc(1024),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    for (const name of ['cv.docx', 'cv.doc'])
      expect(await readDocument(container, name)).toEqual({ kind: 'refused', reason: 'encrypted' });
  });

  it('in UTF-7 is damaged: no document is', async () => {
    const text = `<?xml version="1.0" encoding="UTF-7"?>${madePart('+AEQAcg-')}`;
    expect(await read(root(DOCUMENT), { name: DOCUMENT, text })).toBe('unreadable');
    const honest = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${madePart('Wharf keeper')}`;
    expect(await read(root(DOCUMENT), { name: DOCUMENT, text: honest })).toBe('Wharf keeper');
  });
});
