/** Turns a page into a PDF with selectable, tagged text. */
export interface PagePrinter {
  /**
   * `html` is a whole document without scripts; nothing it names is loaded. Accounts are served by turns. Rejects when it takes
   * longer than 20 s, or when too many of the account's or of everybody's wait.
   */
  print(html: string, paper: 'letter' | 'a4', accountId: string): Promise<Uint8Array>;
}
