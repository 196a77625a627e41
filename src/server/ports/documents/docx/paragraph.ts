/** A paragraph as a reader of the printed page would see it. */
export interface DocxParagraph {
  text: string;
  size: number;
  bold: boolean;
}
