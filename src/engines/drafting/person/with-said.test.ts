import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/index.ts';
import { textLines } from './text-lines.ts';
import { withSaid } from './with-said.ts';

const masterOf = (text: string) => readResume(textLines(text), { id: 'file', name: 'cv.txt' });
const KNOWN = masterOf(`Thandiwe Laflamme

EDUCATION
Diploma, Supply Chain, Mohawk College, 2015 - 2017

CERTIFICATIONS
First Aid

LANGUAGES
French (intermediate)

SKILLS
Dispatch, Excel`);
const again = (text: string) => withSaid(KNOWN, masterOf(`Thandiwe Laflamme\n\n${text}`)).resume;

describe('what a person says of themselves once more', () => {
  it('stands once, in whatever capitals and language it is said', () => {
    expect(again('CERTIFICATIONS\nFIRST AID').certificates).toHaveLength(1);
    expect(again('EDUCATION\nDiploma, Supply Chain, Mohawk College, 2015 - 2017').education).toHaveLength(1);
    expect(again('LANGUES\nFrançais').languages.map(({ language }) => language)).toEqual(['French']);
    expect(again('SKILLS\nexcel, Forklift').skills.flatMap(({ keywords }) => keywords)).toEqual([
      'Dispatch',
      'Excel',
      'Forklift',
    ]);
  });

  it('takes the place of a level that was known, and another thing stands beside it', () => {
    expect(again('LANGUAGES\nFrench (fluent), Spanish').languages).toEqual([
      { language: 'French', fluency: 'fluent' },
      { language: 'Spanish', fluency: '' },
    ]);
    expect(again('CERTIFICATIONS\nForklift Ticket').certificates).toHaveLength(2);
  });
});
