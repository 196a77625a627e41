/** The beginning of a text that is longer than `most` characters, with an ellipsis: up to its last whole word, or within a word that is half of it. */
export function beginningOf(text: string, most = 60): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const blank = head.lastIndexOf(' ');
  return `${head.slice(0, blank > most / 2 ? blank : most)}…`;
}
