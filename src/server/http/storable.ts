const DEEPEST = 64;

/**
 * True when a decoded request holds what the database cannot store (a NUL, half a surrogate pair)
 * or is nested deeper than anything we take. Walks without recursion: depth is the sender's choice.
 */
export function hasUnstorableText(input: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, depth } = item;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    if (depth >= DEEPEST) return true;
    for (const [key, part] of Object.entries(value))
      waiting.push({ value: key, depth: depth + 1 }, { value: part, depth: depth + 1 });
  }
  return false;
}
