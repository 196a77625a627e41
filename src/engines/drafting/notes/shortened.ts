/** Words as they are said back: of a long text its beginning. */
export const shortened = (words: string, most = 60): string =>
  words.length > most ? `${words.slice(0, most)}…` : words;
