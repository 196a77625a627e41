import { expect, it } from 'vitest';
import type { ThingReply } from '#contract/localbiz/sales.ts';
import { thingText, thingTitle } from './thing-words.ts';

const item: ThingReply = {
  kind: 'item',
  subject: 'croissant',
  name: 'Croissant',
  weekly: { low: -22_000, middle: -16_800, high: -12_000 },
  now: { part: 151, whole: 24 },
  before: { part: 717, whole: 72 },
  cases: 151,
  from: '2026-11-01',
  to: '2026-11-28',
};
const more = { ...item, weekly: { low: 12_000, middle: 16_800, high: 22_000 } };

it('a change says whether it is more or less in sales a week, with the near end of its range first', () => {
  expect(thingTitle(item)).toBe('Croissant sells less than before');
  expect(thingText(item, 'CAD')).toBe(
    'About $168 less in sales a week, likely $120 to $220. 151 sales on the last 24 open days, 717 on the 72 before.',
  );
  expect(thingText(more, 'CAD')).toMatch(/^About \$168 more in sales a week, likely \$120 to \$220\. /);
});

it('more refunds are less in sales', () => {
  const refunds: ThingReply = {
    ...item,
    kind: 'refunds',
    name: '',
    now: { part: 30, whole: 900 },
    before: { part: 40, whole: 3000 },
  };
  expect(thingTitle(refunds)).toBe('More refunds than before');
  expect(thingText(refunds, 'CAD')).toBe(
    'About $168 less in sales a week, likely $120 to $220. 30 of 900 lines now, 40 of 3,000 before.',
  );
});
