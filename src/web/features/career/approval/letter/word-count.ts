/** Words of a text in any language that puts spaces between them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
