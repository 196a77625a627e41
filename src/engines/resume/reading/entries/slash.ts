/** A slash between words, as some write it between a title and an employer, a degree and a school. */
const SLASH = ' / ';

/** A text in two at its one slash, where only one side passes ("Nurse / Harbour Clinic"); else whole ("Owner / Operator"). */
export function atSlash(text: string, passes: (part: string) => boolean): string[] {
  const parts = text.split(SLASH);
  const [left = '', right] = parts;
  return right !== undefined && parts.length === 2 && passes(left) !== passes(right) ? parts : [text];
}
