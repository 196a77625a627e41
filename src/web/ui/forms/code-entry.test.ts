import { describe, expect, it } from 'vitest';
import { digitsIn, emptyCode, enterText, erase, pressKey } from './code-entry.ts';

describe('the six code boxes', () => {
  it('take one digit and move on', () => {
    const { digits, focus } = enterText(emptyCode(), 0, '4');
    expect(digits).toEqual(['4', '', '', '', '', '']);
    expect(focus).toBe(1);
  });

  it('refuse everything that is not a digit', () => {
    expect(enterText(emptyCode(), 2, 'x')).toEqual({ digits: emptyCode(), focus: 2 });
  });

  it('are filled by a pasted code, wherever it is pasted', () => {
    expect(enterText(emptyCode(), 3, ' 407 129 ').digits.join('')).toBe('407129');
    expect(enterText(emptyCode(), 3, '407129').focus).toBe(5);
  });

  it('find the code in a sentence and cut what is too long', () => {
    expect(digitsIn('Your code is 407-129.')).toBe('407129');
    expect(digitsIn('12345678')).toBe('123456');
  });

  it('fill from the box on when only a part is pasted', () => {
    expect(enterText(['1', '', '', '', '', ''], 1, '23').digits).toEqual(['1', '2', '3', '', '', '']);
  });

  it('clear on backspace, then go back', () => {
    const full = ['1', '2', '3', '', '', ''];
    expect(erase(full, 2)).toEqual({ digits: ['1', '2', '', '', '', ''], focus: 2 });
    expect(erase(full, 3)).toEqual({ digits: ['1', '2', '', '', '', ''], focus: 2 });
    expect(erase(emptyCode(), 0).focus).toBe(0);
  });

  it('are walked by the arrow keys, and leave every other key alone', () => {
    expect(pressKey(emptyCode(), 0, 'ArrowLeft')?.focus).toBe(0);
    expect(pressKey(emptyCode(), 4, 'ArrowRight')?.focus).toBe(5);
    expect(pressKey(emptyCode(), 5, 'ArrowRight')?.focus).toBe(5);
    expect(pressKey(emptyCode(), 2, 'Tab')).toBeUndefined();
  });
});
