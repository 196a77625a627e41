import { describe, expect, it } from 'vitest';
import { canHold } from './match.ts';
import { holds } from './verify.ts';
import { option, planned, seen } from '#testing/form-fields.ts';

describe('reading back', () => {
  it.each([
    ['the same text', planned({ value: 'Halifax' }), seen({ value: 'Halifax ' }), true],
    [
      'a telephone number in the page’s spelling',
      planned({ value: '+1 902 555 0142' }),
      seen({ value: '+1 (902) 555-0142' }),
      true,
    ],
    [
      'a number that a mask writes without the code of its country',
      planned({ value: '+19025550142' }),
      seen({ value: '(902) 555-0142' }),
      true,
    ],
    [
      'another number in the same mask',
      planned({ value: '+19025550142' }),
      seen({ value: '(190) 255-5014' }),
      false,
    ],
    ['a figure in groups of a mask', planned({ value: '88000' }), seen({ value: '$ 88,000.00' }), true],
    ['another figure in groups', planned({ value: '88000' }), seen({ value: '880,000' }), false],
    [
      'a day that the page writes its own way',
      planned({ value: '2026-04-06' }),
      seen({ value: '6 April 2026' }),
      true,
    ],
    ['another day', planned({ value: '2026-04-06' }), seen({ value: '6 May 2026' }), false],
    ['a shortened number', planned({ value: '+1 902 555 0142' }), seen({ value: '902 555 0142' }), false],
    [
      'the one entry that what is shown of it can mean',
      planned({ kind: 'single', value: '🇨🇦 Canada +1' }),
      seen({ control: 'listbox', value: '🇨🇦 +1', options: [option('🇨🇦 Canada +1'), option('🇺🇸 USA +1')] }),
      true,
    ],
    [
      'what is shown of several entries',
      planned({ kind: 'single', value: 'Canada +1' }),
      seen({ control: 'listbox', value: '+1', options: [option('Canada +1'), option('USA +1')] }),
      false,
    ],
    [
      'one choice too many',
      planned({ kind: 'multi', value: ['A'] }),
      seen({ control: 'checkboxes', options: [option('A', 'A', true), option('B', 'B', true)] }),
      false,
    ],
    [
      'a box that ticked itself',
      planned({ kind: 'consent', value: false }),
      seen({ control: 'checkbox', value: 'true' }),
      false,
    ],
    [
      'rich text that draws its own lines',
      planned({ kind: 'long', value: 'Dear team,\n\nI apply.' }),
      seen({ control: 'long', value: 'Dear team, I apply.' }),
      true,
    ],
    [
      'a postal code without the space that was refused',
      planned({ value: 'K2P 0J8' }),
      seen({ value: 'K2P0J8', help: 'Enter the six characters without a space' }),
      true,
    ],
    [
      'a month chosen from a list of the page’s own',
      planned({ kind: 'date', value: '2022-02' }),
      seen({
        control: 'dateParts',
        parts: [{ unit: 'month', at: 0, size: 0, value: 'février', options: [], opens: true }],
      }),
      true,
    ],
    [
      'another file',
      planned({ kind: 'file', value: 'cv' }),
      seen({ control: 'file', value: 'report.pdf' }),
      false,
    ],
    [
      'a list that shows another entry',
      planned({ value: 'No', display: 'No' }),
      seen({ control: 'listbox', value: 'Not sure' }),
      false,
    ],
    [
      'a list that stands open and says all it offers',
      planned({ kind: 'single', value: 'College' }),
      seen({
        control: 'listbox',
        value: 'Choose College University',
        options: [option('College'), option('University')],
      }),
      false,
    ],
    [
      'a list that says its choice among other words',
      planned({ kind: 'single', value: 'College' }),
      seen({
        control: 'listbox',
        value: 'Schooling: College',
        options: [option('College'), option('University')],
      }),
      true,
    ],
  ])('judges %s', (_, plan, field, is) => {
    const files = { cv: { name: 'mara-cv.pdf', bytes: new Uint8Array(), contentType: 'application/pdf' } };
    expect(holds(field, plan, files)).toBe(is);
  });

  it('knows what a control cannot hold', () => {
    expect(canHold(planned({ value: 'Twenty' }), seen({ control: 'number' }))).toBe(false);
    expect(canHold(planned({ value: '20' }), seen({ control: 'number' }))).toBe(true);
    expect(canHold(planned({ value: 'soon' }), seen({ control: 'date' }))).toBe(false);
  });
});
