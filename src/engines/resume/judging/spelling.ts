import type { Material } from './material.ts';

const MOST_WORDS = 20;

/** Words in running text that are no words but nearly one; names, codes and words with digits are left alone. */
export function misspelt(material: Material): { word: string; meant: string; line: number | null }[] {
  const { dictionary } = material;
  if (dictionary === null) return [];
  const texts = [
    ...material.tellings,
    { text: material.resume.basics.summary, line: material.lineOf('/basics/summary') },
  ];
  const found = new Map<string, { word: string; meant: string; line: number | null }>();
  for (const { text, line } of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}'’.@/_-])\p{Ll}+(?![\p{L}\p{N}'’@/_-]|\.\p{L})/gu)) {
      if (found.has(word) || found.size >= MOST_WORDS) continue;
      const meant = dictionary.suggest(word);
      if (meant !== null) found.set(word, { word, meant, line });
    }
  }
  return [...found.values()];
}
