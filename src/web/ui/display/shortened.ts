const ELLIPSIS = '…';
const WORD = /[^\s,;]+/gu;

/**
 * A text in which each long word goes as far as it helps to tell it from others: its beginning and its end, at most so many characters
 * in all. What people read has blanks at which a line can end, and is left as it is.
 */
export const shortened = (text: string, most = 16): string =>
  text.replaceAll(WORD, (word) => {
    const letters = Array.from(word);
    if (letters.length <= most) return word;
    const end = Math.floor((most - 1) / 2);
    return [...letters.slice(0, most - 1 - end), ELLIPSIS, ...letters.slice(-end)].join('');
  });
