/** Turns a page into a PDF with selectable, tagged text. */
export interface PagePrinter {
  /** `html` is a whole document without scripts; nothing it names is loaded. Rejects when it takes longer than 20 s. */
  print(html: string, paper: 'letter' | 'a4'): Promise<Uint8Array>;
}
