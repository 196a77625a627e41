import { execFile, spawnSync } from 'node:child_process';
import { extractText, getDocumentProxy } from 'unpdf';

/** A reader of PDFs that is not ours, as other programs have one inside. */
export interface BareText {
  name: string;
  read(pdf: Uint8Array): Promise<string>;
}

const MOST_BYTES = 16 * 1024 * 1024;

const byPoppler = (pdf: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      'pdftotext',
      ['-enc', 'UTF-8', '-', '-'],
      { maxBuffer: MOST_BYTES },
      (error, text) => (error ? reject(error) : resolve(text)),
    );
    child.stdin?.end(pdf);
  });

const byUnpdf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })).text;

/** `pdftotext` where this machine has it, which most software for applications is built on; else unpdf. */
export function bareText(): BareText {
  const found = spawnSync('pdftotext', ['-v'], { encoding: 'utf8' });
  const version = /pdftotext version (\S+)/.exec(found.stderr ?? '')?.[1];
  return version === undefined
    ? { name: 'unpdf', read: byUnpdf }
    : { name: `pdftotext ${version}`, read: byPoppler };
}
