import { describe, expect, it } from 'vitest';
import { isPlainReference, referencesIn } from './reference.ts';

const found = (written: string) => [...referencesIn(written)];

describe('the reference numbers of a mail', () => {
  it.each([
    ['Your application, Req. 55-0917', ['55-0917']],
    ['Concours no 2217', ['2217']],
    ['Planner (REF-204)', ['ref-204']],
    ['Ticket #44812', ['44812']],
    ['Invitation to interview: 204418', ['204418']],
    ['Hello\nFile 26-ACE-EA-4471 is open.', ['26-ace-ea-4471']],
    ['Hello\nDossier YPH/4471', ['yph/4471']],
  ])('“%s”', (written, expected) => {
    expect(found(written)).toEqual(expect.arrayContaining(expected));
  });

  it.each(['Hello\nWe met in 2024.', 'Position 12', 'Hello\nCall 204418 today.', 'Hello\nIt pays $204418.'])(
    'are none here: “%s”',
    (written) => {
      expect(found(written)).toEqual([]);
    },
  );

  it('are known again alone where they can hardly be anything else', () => {
    expect(isPlainReference('ref-2041')).toBe(true);
    expect(isPlainReference('204418')).toBe(true);
    expect(isPlainReference('ref-204')).toBe(false);
    expect(isPlainReference('20441')).toBe(false);
  });
});
