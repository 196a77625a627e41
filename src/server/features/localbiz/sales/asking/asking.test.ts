import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#engines/calendar/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { addShop, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';

let app: TestApp;
let owner: Member;

const FIRST = '2026-06-01';
const LAST = addDays(FIRST, 164);

/** A shop in which knots sell half as many in the last four weeks, loaves as before, and a stollen twice in all. */
function halfYear(): TillLine[] {
  return Array.from({ length: 165 }, (_, place) => place).flatMap((place) => {
    const day = addDays(FIRST, place);
    const hour = `${String(8 + (place % 3)).padStart(2, '0')}:15:00`;
    const loaves = 10 + ((place * 7) % 5);
    const knots = (place < 137 ? 8 : 4) + ((place * 11) % 3);
    const line = (item: string, price: number, one: number, more: Partial<TillLine> = {}): TillLine => ({
      day,
      time: hour,
      ticket: `${item}${place}-${one}`.replaceAll(' ', ''),
      item,
      price,
      tax: 10,
      ...more,
    });
    return [
      ...Array.from({ length: loaves }, (__, one) => line('Rye loaf', 700, one)),
      ...Array.from({ length: knots }, (__, one) =>
        line('Cinnamon knot', 400, one, { discount: one === 0 ? 50 : 0 }),
      ),
      ...(place > 162 ? [line('Stollen', 2400, 0)] : []),
      ...(place % 40 === 0 ? [line('Rye loaf', 700, 99, { quantity: -1 })] : []),
    ];
  });
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await signUpOwner(app);
  await keptFile(app, owner, squareItems(halfYear()));
});
afterAll(() => app.close());

async function ask(question: string, member = owner, shop?: string) {
  const { status, body } = await app.call('POST', '/store/ask', { question, shop }, member.token);
  expect(status, question).toBe(200);
  return body;
}
const read = async (by: string, from: string, to: string) =>
  (await app.call('GET', `/store/sales?by=${by}&from=${from}&to=${to}`, undefined, owner.token)).body;

describe('what is asked in words', () => {
  it('comes to the cent to what the sales screen says of the same days', async () => {
    const asked = await ask('How much did we sell from October 1 to October 31?');
    const screen = await read('day', '2026-10-01', '2026-10-31');
    expect(asked).toMatchObject({ outcome: 'answered', query: { measure: 'sales', group: null } });
    expect(asked.answer.now).toEqual({ value: screen.totals.net, cases: screen.totals.tickets, days: 31 });
    for (const [words, field] of [
      ['refunds', 'refunded'],
      ['discounts', 'discount'],
      ['taxes', 'tax'],
      ['number of tickets', 'tickets'],
    ] as const) {
      const { answer } = await ask(`${words} in October`);
      expect(answer.now.value, words).toBe(screen.totals[field]);
    }
  });

  it('comes to the same by any group, and opens each item and day to its own rows', async () => {
    const whole = await ask('sales in October');
    for (const group of ['day', 'week', 'month', 'weekday', 'hour', 'item', 'category', 'channel', 'shop']) {
      const { answer, query } = await ask(`sales by ${group} in October`);
      expect(query.group).toBe(group);
      const sum = answer.groups.reduce(
        (total: number, one: { now: { value: number } }) => total + one.now.value,
        0,
      );
      expect(sum, group).toBe(whole.answer.now.value);
    }
    const items = await read('item', '2026-10-01', '2026-10-31');
    const { answer } = await ask('sales by item in October');
    expect(
      answer.groups.map(({ key, name, now }: { key: string; name: string; now: { value: number } }) => [
        key,
        name,
        now.value,
      ]),
    ).toEqual(
      items.items.map(({ id, name, net }: { id: string; name: string; net: number }) => [id, name, net]),
    );
  });

  it('is everything less what is left out', async () => {
    const whole = await ask('sales in October');
    const own = await ask('sales of rye loaves in October');
    const rest = await ask('sales in October without rye loaves');
    expect(own.answer.now.value + rest.answer.now.value).toBe(whole.answer.now.value);
    const sundays = await ask('sales on Sundays in October');
    const others = await ask('sales in October except Sundays');
    expect(sundays.answer.now.value + others.answer.now.value).toBe(whole.answer.now.value);
    expect(sundays.answer.now.days + others.answer.now.days).toBe(31);
  });

  it('names what changed beyond chance, and neither what did not nor what was hardly sold', async () => {
    const question = `Which items sold less from ${addDays(LAST, -27)} to ${LAST} than from ${addDays(LAST, -55)} to ${addDays(LAST, -28)}?`;
    const { answer, query } = await ask(question);
    expect(query).toMatchObject({ group: 'item', changed: 'less' });
    expect(
      answer.groups.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict]),
    ).toEqual([['Cinnamon knot', 'less']]);
    const all = await app.call('POST', '/store/ask', { query: { ...query, changed: null } }, owner.token);
    const verdicts = new Map(
      all.body.answer.groups.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict]),
    );
    expect(verdicts.get('Rye loaf')).toBe('same');
    expect(verdicts.get('Stollen')).toBe('few');
  });

  it('asks what a margin lacks, and leaves what has no cost out of it and counts it', async () => {
    const before = await ask('margin in October');
    expect(before.answer).toMatchObject({
      now: { value: 0 },
      left_out: { items: 2, largest: { name: 'Rye loaf' } },
    });
    const { id } = before.answer.left_out.largest;
    await app.call('PUT', `/store/items/${id}/cost`, { cents: 200 }, owner.token);
    const { items } = await read('item', '2026-10-01', '2026-10-31');
    const loaf = items.find(({ name }: { name: string }) => name === 'Rye loaf');
    const after = await ask('margin in October');
    expect(after.answer.now.value).toBe(loaf.net - loaf.cost);
    expect(after.answer.left_out).toMatchObject({ items: 1, largest: { name: 'Cinnamon knot' } });
    const share = await ask('margin percentage in October');
    expect(share.answer.now.value).toBe(Math.round((1000 * (loaf.net - loaf.cost)) / loaf.net));
    await app.call('PUT', `/store/items/${id}/cost`, { cents: null }, owner.token);
  });

  it('gives no number for what it did not understand, cannot know, or might mean several things', async () => {
    expect(await ask('gross sales to students')).toMatchObject({
      outcome: 'not_understood',
      words: ['gross', 'students'],
      answer: null,
      query: null,
    });
    expect(await ask('Why did sales drop?')).toMatchObject({
      outcome: 'beyond_sales',
      beyond: 'cause',
      answer: null,
    });
    const which = await ask('When do we sell the most?');
    expect(which).toMatchObject({ outcome: 'which', answer: null });
    expect(which.choices.map(({ name }: { name: string }) => name)).toEqual(['hour', 'weekday', 'day']);
    const { body } = await app.call('POST', '/store/ask', { query: which.choices[1].query }, owner.token);
    expect(body).toMatchObject({ outcome: 'answered', query: { group: 'weekday' } });
    expect(await ask('How many rye loaves did we sell before 9 am?')).toMatchObject({
      outcome: 'not_kept',
      not_kept: 'item_by_hour',
      answer: null,
    });
  });

  it('says nothing of a shop before its first file, and reads what is asked all the same', async () => {
    const young = await signUpOwner(app);
    expect(await ask('sales last week', young)).toMatchObject({
      outcome: 'answered',
      answer: null,
      known_from: null,
    });
  });
});

describe('whose sales are asked about', () => {
  it('staff see figures and may not change costs; a stranger to the shop asks in vain', async () => {
    const staff = await signUpMember(app, owner, 'staff');
    expect(await ask('sales in October', staff)).toMatchObject({ outcome: 'answered', may_change: false });
    const stranger = await signUpOwner(app);
    const { shop_id: shop } = await ask('sales in October');
    const refused = await app.call('POST', '/store/ask', { question: 'sales', shop }, stranger.token);
    expect(refused.status).toBe(404);
    expect((await app.call('POST', '/store/ask', { question: 'sales in October' })).status).toBe(401);
    const own = await ask('sales of rye loaves', stranger);
    expect(own.outcome).toBe('not_understood');
  });

  it('a manager of one shop asks of no other, also by the parts of a question', async () => {
    const first = (await ask('sales in October')).shop_id;
    const second = await addShop(app, owner, 'Market Hall');
    const manager = await signUpMember(app, owner, 'manager', [second]);
    const asked = await ask('sales by shop in October');
    expect(asked.answer.groups.map(({ key }: { key: string }) => key)).toEqual([first]);
    const own = await ask('sales by shop in October', manager);
    expect(own).toMatchObject({ shop_id: second, answer: null });
    const query = { ...asked.query, shops: [first] };
    expect((await app.call('POST', '/store/ask', { query }, manager.token)).status).toBe(404);
    expect((await ask('sales of Market Hall in October')).answer.now.value).toBe(0);
  });
});
