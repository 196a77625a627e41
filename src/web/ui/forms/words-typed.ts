/** The words of a list with those in the line beside it: a pasted list is several of them. */
export function withTyped(words: readonly string[], typed: string): string[] {
  const parts = typed.split(',').map((part) => part.trim());
  return [...new Set([...words, ...parts.filter((part) => part !== '')])];
}
