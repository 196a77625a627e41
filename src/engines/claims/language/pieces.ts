/** The pieces of a text between its separators, without the spaces around them; empty ones are left out. */
export function piecesOf({ text }: { text: string }, separator: RegExp): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let from = 0;
  for (const { 0: sign, index } of [
    ...text.matchAll(new RegExp(separator, `g${separator.flags}`)),
    { 0: '', index: text.length },
  ]) {
    const piece = text.slice(from, index);
    const start = from + piece.length - piece.trimStart().length;
    if (piece.trim() !== '') pieces.push({ start, end: start + piece.trim().length });
    from = index + sign.length;
  }
  return pieces;
}
