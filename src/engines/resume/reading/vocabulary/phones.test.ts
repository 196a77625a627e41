import { describe, expect, it } from 'vitest';
import { phoneIn } from './phones.ts';

const numberIn = (text: string): string | undefined => phoneIn(text)?.text;

describe('telephone numbers', () => {
  it('are found in the ways countries write them', () => {
    const written = [
      '(514) 555-0143',
      '+44 (0)20 7946 0018',
      '06.39.98.41.27',
      '0151/12345678',
      '+353 20 912 4417',
    ];
    for (const number of written) expect(numberIn(`Tel. ${number} | Cork`)).toBe(number);
  });

  it('keep their extension', () => {
    expect(numberIn('Office 514 555-0143 x 22, mornings')).toBe('514 555-0143 x 22');
    expect(numberIn('Bureau : 418 555-0127 poste 310')).toBe('418 555-0127 poste 310');
  });

  it('are found behind years, and after other long numbers', () => {
    expect(numberIn('2015 – 2018 | 613-555-0142')).toBe('613-555-0142');
    expect(numberIn('Licence 12345678901234567890, cell 613-555-0142')).toBe('613-555-0142');
  });

  it('are none where there are fewer than seven digits together, or only years', () => {
    expect(numberIn('Led 12 people in 2019 over 4 towns and 300 km')).toBeUndefined();
    expect(numberIn('2015 – 2018')).toBeUndefined();
  });

  it('are looked for at the beginning of a long line of digits only', () => {
    expect(numberIn(`${'7 '.repeat(500)}613-555-0142`)).not.toBe('613-555-0142');
  });
});
