/** Six boxes, each empty or one digit. */
export type CodeDigits = readonly string[];

/** How many digits a code has. */
export const codeLength = 6;

/** Where the focus goes after an entry, and what the boxes then hold. */
export interface CodeEntry {
  digits: CodeDigits;
  focus: number;
}

/** Six empty boxes. */
export function emptyCode(): CodeDigits {
  return Array.from({ length: codeLength }, () => '');
}

/** The digits of any text, as many as fit: a pasted "123 456" or "Your code is 123456." gives 123456. */
export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, codeLength);
}

/** Text typed or pasted into the box at `index`: its digits fill that box and those after it; a whole code fills all. */
export function enterText(digits: CodeDigits, index: number, text: string): CodeEntry {
  const found = digitsIn(text);
  if (found === '') return { digits, focus: index };
  const start = found.length === codeLength ? 0 : index;
  const next = digits.map((digit, box) => found[box - start] ?? digit);
  return { digits: next, focus: Math.min(start + found.length, codeLength - 1) };
}

/** Backspace in the box at `index`: clears it, or, when it is empty, the one before and moves there. */
export function erase(digits: CodeDigits, index: number): CodeEntry {
  const target = digits[index] === '' ? Math.max(index - 1, 0) : index;
  return { digits: digits.map((digit, box) => (box === target ? '' : digit)), focus: target };
}

/** What a key does in the box at `index`: erases, or moves by one box; undefined for every other key. */
export function pressKey(digits: CodeDigits, index: number, key: string): CodeEntry | undefined {
  if (key === 'Backspace' || key === 'Delete') return erase(digits, index);
  if (key === 'ArrowLeft') return { digits, focus: Math.max(index - 1, 0) };
  if (key === 'ArrowRight') return { digits, focus: Math.min(index + 1, codeLength - 1) };
  return undefined;
}
