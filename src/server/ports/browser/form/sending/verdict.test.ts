import { describe, expect, it } from 'vitest';
import { RECEIPT } from '#server/ports/browser/form/phrases.data.ts';
import type { Signs } from './signs.ts';
import { judge } from './verdict.ts';

const signs = (given: Partial<Signs> = {}): Signs => ({
  address: 'https://jobs.example/a/1/apply',
  frames: [],
  text: '',
  captcha: false,
  awaits: null,
  closed: false,
  already: false,
  confirmed: false,
  thanked: false,
  messages: [],
  ...given,
});
const traffic = { accepted: false, failed: false, rejected: false, limited: null, sent: false, pending: 0 };
const limited = { ...traffic, rejected: true, limited: { retryAfter: '120' }, sent: true };
const accepted = { ...traffic, accepted: true };
const thanks = 'https://jobs.example/a/1/thanks';

describe('what a page says after the click', () => {
  it.each([
    ['words of thanks and an accepted request', signs({ confirmed: true }), accepted, true, 'confirmed'],
    ['a thanks address without a form', signs({ address: thanks }), traffic, true, 'confirmed'],
    ['words of thanks alone, beside the form', signs({ confirmed: true }), traffic, false, null],
    ['an empty page after an accepted request', signs(), accepted, true, null],
    ['an error of the board', signs(), { ...traffic, failed: true }, true, 'broken'],
    [
      'messages beside the fields',
      signs({ messages: [{ key: 'email', message: 'Wrong' }] }),
      accepted,
      false,
      'refused',
    ],
    [
      'thanks together with new messages',
      signs({ confirmed: true, messages: [{ key: '', message: 'Wrong' }] }),
      accepted,
      false,
      'refused',
    ],
    ['a captcha', signs({ captcha: true }), traffic, false, 'captcha'],
    ['a posting that closed meanwhile', signs({ closed: true }), traffic, true, 'refused'],
    ['a site that wants fewer requests', signs(), limited, true, 'limited'],
    ['a site of which more is to come', signs(), { ...limited, pending: 1 }, true, null],
    ['nothing yet', signs(), { ...traffic, pending: 1 }, false, null],
  ])('reads %s', (_, now, network, formGone, verdict) => {
    expect(judge(signs(), now, network, formGone)).toBe(verdict);
  });

  it.each([
    ['beside thanks', signs({ awaits: 'code', confirmed: true }), accepted, true, 'email_code'],
    ['beside the form', signs({ awaits: 'code' }), { ...traffic, rejected: true }, false, 'email_code'],
    [
      'with a message of its own',
      signs({ awaits: 'code', messages: [{ key: '', message: 'Enter the code' }] }),
      accepted,
      false,
      'email_code',
    ],
    ['while something is on its way', signs({ awaits: 'code' }), { ...accepted, pending: 1 }, true, null],
  ])('takes a page for no receipt that waits for a mailed code %s', (_, now, network, formGone, verdict) => {
    expect(judge(signs(), now, network, formGone)).toBe(verdict);
  });

  it.each([
    ['nothing was sent', traffic, 'refused'],
    ['it was turned down', { ...traffic, sent: true, rejected: true }, 'refused'],
    ['it was taken', { ...accepted, sent: true }, null],
    ['it is still on its way', { ...traffic, sent: true, pending: 1 }, null],
  ])('heeds complaints without a mark of their own where %s', (_, network, verdict) => {
    expect(judge(signs(), signs(), network, false, 1)).toBe(verdict);
  });

  it('knows a second try that is turned down with the very words of the first', () => {
    const said = signs({ messages: [{ key: '', message: 'Two answers are missing' }] });
    const turnedDown = { ...traffic, sent: true, rejected: true };
    expect(judge(said, said, turnedDown, false)).toBe('refused');
    expect(judge(said, said, { ...turnedDown, accepted: true }, false)).toBeNull();
  });

  it('takes bare thanks for a receipt only where the form is gone and was taken', () => {
    const thanked = signs({ thanked: true });
    expect(judge(signs(), thanked, accepted, true)).toBe('confirmed');
    expect(judge(signs(), thanked, accepted, false)).toBeNull();
    expect(judge(signs(), thanked, traffic, true)).toBeNull();
  });

  it('takes no thanks that stood on the page before', () => {
    const before = signs({ confirmed: true });
    expect(judge(before, signs({ confirmed: true }), accepted, false)).toBeNull();
  });
});

it.each([
  ['Your receipt number is BW-1004.', 'BW-1004'],
  ['Votre numero de recu est SR-1010.', 'SR-1010'],
  ['Reference FR-20931', 'FR-20931'],
  ['Thank you for your application.', undefined],
])('finds the receipt in "%s"', (line, receipt) => {
  expect(RECEIPT.exec(line)?.[1]).toBe(receipt);
});
