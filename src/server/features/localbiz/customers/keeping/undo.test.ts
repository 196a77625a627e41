import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asBusiness } from '#server/db/as.ts';
import { undo } from '#server/features/localbiz/imports/keeping/undo-job.ts';
import { imports } from '#server/features/localbiz/imports/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import { keptFile } from '#testing/imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HEADER =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Province Code,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note';

/** People of a web shop who are each known by three things. */
const many = (count: number) =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, at) => {
      const digits = String(at).padStart(4, '0');
      return `'${1000 + at},P${digits},Roy,p${digits}@example.com,yes,ON,'+1902555${digits},yes,0,1,`;
    }),
  ].join('\n');

describe('taking a list of people out', () => {
  it('says how many of them are done, whatever they are known by, and ends with all of them', async () => {
    const owner = await signUpOwner(app);
    const id = await keptFile(app, owner, many(250));
    const file = (await app.call('GET', `/business/imports/${id}`, undefined, owner.token)).body;
    expect(file).toMatchObject({ total_lines: 250, done_lines: 250 });
    const steps: number[] = [];
    const world = asBusiness(app.world, owner.businessId);
    const database = new Proxy(world.database, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name, target);
        return async (work: Parameters<typeof target.transaction>[0]) => {
          const done = await target.transaction(work);
          const [row] = await app.world.database.select().from(imports).where(eq(imports.id, id));
          steps.push(row?.doneLines ?? -1);
          return done;
        };
      },
    });
    await app.world.database
      .update(imports)
      .set({ state: 'undoing', doneLines: 0 })
      .where(eq(imports.id, id));
    await undo({ ...world, database }, { businessId: owner.businessId, importId: id });
    // 750 identities and 500 statements, 200 at a time.
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(0)).toBeLessThan(60);
    expect(steps.at(-1)).toBe(250);
    expect(steps.filter((done) => done === 250).length).toBeLessThan(4);
    const { body } = await app.call('GET', '/business/customers/counts', undefined, owner.token);
    expect(body).toMatchObject({ customers: 0 });
  });
});
