/** The pieces of a comma text, trimmed, without empty ones and repetitions. */
export function commaWords(text: string): string[] {
  const pieces = text.split(',').map((piece) => piece.trim());
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}
