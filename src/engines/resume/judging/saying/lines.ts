const MOST_NAMED = 3;

/** The lines that are named, each once, and how many more there are: 4, 9 and 12, and 2 more. */
export function linesNamed(lines: readonly (number | null)[]): { named: string[]; more: number } {
  const known = [...new Set(lines.filter((line) => line !== null))].map(String);
  return { named: known.slice(0, MOST_NAMED), more: Math.max(0, known.length - MOST_NAMED) };
}
