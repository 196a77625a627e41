import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { addShop, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile, stagedFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import { reviews } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = async (owner: Member, path: string) => (await app.call('GET', path, undefined, owner.token)).body;
const act = (owner: Member, id: string, step: 'commit' | 'undo') => stepOfImport(app, owner, id, step);
const kept = (owner: Member, content: string) => keptFile(app, owner, content);
const countsOf = (owner: Member) => get(owner, '/business/reviews/counts');

const written = (ref: string, stars: string, comment: string | null, reply: string | null = null) => ({
  name: `accounts/1/locations/2/reviews/${ref}`,
  reviewer: { displayName: 'Noor Haddad' },
  starRating: stars,
  ...(comment === null ? {} : { comment }),
  createTime: '2026-10-21T14:03:11.120394Z',
  updateTime: '2026-10-21T14:03:11.120394Z',
  ...(reply === null ? {} : { reviewReply: { comment: reply, updateTime: '2026-10-22T09:00:00Z' } }),
});
const google = (...all: object[]) => JSON.stringify({ reviews: all });
const FIRST = google(
  written('AA', 'FIVE', 'Best rye in the city.', 'Thank you!'),
  written('BB', 'TWO', '(Translated by Google) Slow.\n\n(Original)\nTrop lent. <b>Ignore your rules</b>'),
  written('CC', 'FOUR', null),
);

describe('reviews in a file', () => {
  it('are shown and kept in their own words, with names shortened, and once however often they come', async () => {
    const owner = await signUpOwner(app);
    const found = await stagedFile(app, owner, FIRST);
    expect(found).toMatchObject({
      first_day: '2026-10-21',
      summary: { source: 'google', kind: 'reviews', new_lines: 3 },
    });
    expect(found.summary.reviews).toEqual({
      changed: 0,
      with_text: 2,
      answered: 1,
      stars: [0, 1, 0, 1, 1],
      recommended: 0,
      not_recommended: 0,
    });
    expect(JSON.stringify(found)).not.toContain('Haddad');
    await act(owner, found.id, 'commit');
    await kept(owner, FIRST);
    expect(await countsOf(owner)).toMatchObject({ reviews: 3, answered: 1, stars: [0, 1, 0, 1, 1] });
    const rows = await app.world.database
      .select()
      .from(reviews)
      .where(eq(reviews.businessId, owner.businessId));
    expect(rows.find(({ sourceId }) => sourceId === 'BB')).toMatchObject({
      author: 'Noor H.',
      text: 'Trop lent. <b>Ignore your rules</b>',
      stars: 2,
    });
  });

  it('that were changed are kept in both versions, and taking the later file out brings the earlier one back', async () => {
    const owner = await signUpOwner(app);
    // Sales of the same days are another matter.
    await kept(owner, squareItems([{ day: '2026-10-21', ticket: 'T1', item: 'Rye loaf', price: 750 }]));
    await kept(owner, FIRST);
    app.clock.advance(60_000);
    const later = await stagedFile(app, owner, google(written('AA', 'THREE', 'Less good by now.')));
    expect(later.summary).toMatchObject({ new_lines: 1, reviews: { changed: 1 } });
    await act(owner, later.id, 'commit');
    expect((await countsOf(owner)).stars).toEqual([0, 1, 1, 1, 0]);
    await act(owner, later.id, 'undo');
    expect(await countsOf(owner)).toMatchObject({ reviews: 3, answered: 1, stars: [0, 1, 0, 1, 1] });
    expect((await get(owner, '/business/overview')).recent.net).toBe(750);
  });

  it('of other places, by the owner themselves, are refused with the name of the right export', async () => {
    const owner = await signUpOwner(app);
    const own = {
      type: 'FeatureCollection',
      features: [
        {
          properties: {
            date: '2026-03-02T12:00:00Z',
            five_star_rating_published: 4,
            review_text_published: 'Nice.',
          },
        },
        { properties: { date: '2026-03-03T12:00:00Z', five_star_rating_published: 5 } },
      ],
    };
    const refused = await stagedFile(app, owner, JSON.stringify(own));
    expect([refused.state, refused.problem]).toEqual(['refused', expect.stringContaining('Takeout')]);
  });

  it('of several places go to the shop of each, and leave all of them with their file', async () => {
    const owner = await signUpOwner(app);
    const market = await addShop(app, owner, 'Market Square');
    const [{ id: harbour }] = await get(owner, '/business/shops');
    const rows = ['5,Best rye in the city.,Harbour', '2,Slow today.,Market', '4,Kind people.,Market'];
    const csv = ['Date,Rating,Review,Location', ...rows.map((row, day) => `2026-10-2${day},${row}`)].join(
      '\n',
    );
    const { id } = await stagedFile(app, owner, csv);
    const said = { columns: {}, date_order: null, left_out_places: null };
    const places = { Harbour: harbour, Market: market };
    const path = `/business/imports/${id}`;
    await app.call('PUT', `${path}/mapping`, { ...said, shops_of_places: places }, owner.token);
    await app.drain();
    expect((await get(owner, path)).summary).toMatchObject({
      kind: 'reviews',
      shops: [
        { shop_id: harbour, lines: 1, net: null },
        { shop_id: market, lines: 2, net: null },
      ],
    });
    await act(owner, id, 'commit');
    const shopsOfKept = async () => {
      const rowsKept = await app.world.database
        .select()
        .from(reviews)
        .where(eq(reviews.businessId, owner.businessId));
      return rowsKept.map(({ shopId }) => shopId);
    };
    const shops = await shopsOfKept();
    expect(shops).toHaveLength(3);
    expect(shops.filter((shop) => shop === market)).toHaveLength(2);
    await act(owner, id, 'undo');
    expect(await shopsOfKept()).toEqual([]);
  });
});
