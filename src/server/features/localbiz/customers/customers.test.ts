import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imports } from '#server/features/localbiz/imports/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bringFile } from '#testing/imports.ts';
import { consents, customers, identities, suppressions } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (owner: Member, id: string) =>
  (await app.call('GET', `/business/imports/${id}`, undefined, owner.token)).body;
async function staged(owner: Member, content: string, name = 'customers.csv') {
  const { body } = await bringFile(app, owner, content, name);
  await app.drain();
  return read(owner, body.id);
}
async function act(owner: Member, id: string, step: 'commit' | 'undo') {
  const reply = await app.call('POST', `/business/imports/${id}/${step}`, {}, owner.token);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  await app.drain();
  return read(owner, id);
}
const kept = async (owner: Member, content: string, name?: string) =>
  act(owner, (await staged(owner, content, name)).id, 'commit');
const counts = async (owner: Member) => {
  const { body } = await app.call('GET', '/business/customers/counts', undefined, owner.token);
  const [email, sms] = body.standings;
  return { customers: body.customers, suppressed: body.suppressed, email, sms };
};

const square = (...rows: string[]) =>
  [
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Birthday,Memo,Square Customer ID,Creation Source,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile',
    ...rows,
  ].join('\n');
const NOOR =
  ',Noor,Haddad,noor@example.com,+1 902-555-0141,1991-04-02,allergic to walnuts,SQ1,Loyalty,2026-09-28,14,$181.20,subscribed,No';
const THEO = ',Théo,Lévesque,theo@example.com,,,,SQ2,Instant Profile,2026-09-28,3,$96.10,subscribed,Yes';
const PRIYA = ',Priya,Raman,,+1 902-555-0177,,,SQ3,Manual,2023-09-27,1,$28.95,,No';
const SQUARE = square(NOOR, THEO, PRIYA);
const shopify = (...rows: string[]) =>
  [
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Province Code,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note',
    ...rows,
  ].join('\n');
const mailchimp = (...rows: string[]) =>
  [
    'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,REGION,LAST_CHANGED,EUID',
    ...rows,
  ].join('\n');

/** Ada's row of a web shop, with what it says of email. */
const says = (yes: 'yes' | 'no') => shopify(`'71,Ada,Roy,ada@example.com,${yes},ON,,no,0,0,`);

describe('a list of customers', () => {
  it('is shown with what it says of consent, and is then kept: who they are by, and nothing that nobody needs', async () => {
    const owner = await signUpOwner(app);
    const found = await staged(owner, SQUARE);
    expect(found).toMatchObject({
      state: 'staged',
      summary: { source: 'square', kind: 'customers', new_lines: 3 },
    });
    expect(found.summary.people).toMatchObject({
      new_people: 3,
      with_email: 2,
      with_phone: 2,
      said: [
        // A profile that the till made from a card is no yes; its purchase is one for two years, and that of 2023 is over.
        { channel: 'email', proven: 0, unproven: 1, withdrawn: 0, implied: 1 },
        { channel: 'sms', proven: 0, unproven: 0, withdrawn: 0, implied: 0 },
      ],
    });
    expect(JSON.stringify(found)).not.toMatch(/noor@|Haddad|walnuts|1991-04|555-?0141/);
    await act(owner, found.id, 'commit');
    expect(await counts(owner)).toMatchObject({
      customers: 3,
      suppressed: 0,
      // Noor said yes without a day, and bought something: that is what counts.
      email: { reachable: 2, proven: 0, implied: 2, unproven: 0, unknown: 0 },
      sms: { reachable: 2, unknown: 2 },
    });
    const rows = await app.world.database
      .select()
      .from(identities)
      .where(eq(identities.businessId, owner.businessId));
    expect(rows).toHaveLength(7);
    // Nobody reads an address in the database.
    expect(JSON.stringify(rows)).not.toMatch(/noor|555-?0141|SQ1/);
  });

  it('brought again changes nothing, and one of another system adds to who is there', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, SQUARE);
    const before = await counts(owner);
    expect((await staged(owner, SQUARE)).summary).toMatchObject({ new_lines: 0, known_lines: 3 });
    await kept(owner, SQUARE);
    expect(await counts(owner)).toEqual(before);
    const other = shopify(
      "'71,Noor,Haddad,NOOR@example.com,yes,NS,'+19025550141,yes,5.00,1,",
      "'72,,,,no,,'+12505550155,yes,50.00,1,",
    );
    expect((await staged(owner, other)).summary.people).toMatchObject({ new_people: 1, changed_people: 1 });
    await kept(owner, other);
    expect(await counts(owner)).toMatchObject({ customers: 4, sms: { reachable: 3, unproven: 2 } });
  });

  it('is taken out, exactly what it brought, and what another file holds stays', async () => {
    const owner = await signUpOwner(app);
    const first = await kept(owner, SQUARE);
    await kept(owner, square(NOOR));
    await act(owner, first.id, 'undo');
    expect(await counts(owner)).toMatchObject({ customers: 1, email: { reachable: 1, implied: 1 } });
    const longAgo = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    const [second] = await app.world.database
      .select()
      .from(imports)
      .where(and(eq(imports.businessId, owner.businessId), eq(imports.state, 'committed')));
    await app.world.database
      .update(imports)
      .set({ committedAt: longAgo })
      .where(eq(imports.id, second?.id ?? ''));
    const late = await app.call('POST', `/business/imports/${second?.id}/undo`, {}, owner.token);
    expect(late.status).toBe(409);
  });

  it('without anything to know somebody by leaves that row out, and says so', async () => {
    const owner = await signUpOwner(app);
    const { summary } = await staged(
      owner,
      shopify('71,Ada,Roy,ada@example.com,yes,ON,,no,0,0,', ',Bo,,,no,ON,,no,0,0,'),
    );
    expect(summary).toMatchObject({ new_lines: 1, left_out: [{ reason: 'nobody', rows: 1 }] });
  });
});

describe('a no', () => {
  it('wins over a yes of any file, before it or after it', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, says('yes'));
    expect((await counts(owner)).email).toMatchObject({ unproven: 1, withdrawn: 0 });
    await kept(owner, says('no'));
    expect((await counts(owner)).email).toMatchObject({ unproven: 0, withdrawn: 1 });
    const proven = mailchimp(
      'ada@example.com,Ada,Roy,4,2026-11-01 09:00:00,203.0.113.9,2026-11-01 09:01:00,203.0.113.9,ON,,e1',
    );
    expect((await staged(owner, proven)).summary.people).toMatchObject({ stopped_before: 1 });
    await kept(owner, proven);
    expect((await counts(owner)).email).toMatchObject({ proven: 0, withdrawn: 1 });
  });

  it('stays when its file is taken out and the customer with it', async () => {
    const owner = await signUpOwner(app);
    const file = await kept(owner, says('no'));
    await act(owner, file.id, 'undo');
    expect(await counts(owner)).toMatchObject({ customers: 0, suppressed: 1 });
    await kept(owner, says('yes'));
    expect(await counts(owner)).toMatchObject({ customers: 1, email: { unproven: 0, withdrawn: 1 } });
  });

  it('of a list of those who unsubscribed makes no customers, and holds for those who are', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, says('yes'));
    const list = mailchimp('ada@example.com,Ada,,4,,,,,ON,,e1', 'gus@example.com,Gus,,2,,,,,NS,,e2');
    const found = await staged(owner, list, 'unsubscribed_members_export_1.csv');
    expect(found.summary.people).toMatchObject({ is_of_stops: true, new_people: 0, changed_people: 2 });
    await act(owner, found.id, 'commit');
    const after = await counts(owner);
    expect(after).toMatchObject({ customers: 1, email: { withdrawn: 1 } });
    expect(after.suppressed).toBe(2);
  });
});

describe('a yes', () => {
  it('with the day of joining is proven, and a list without one says nothing', async () => {
    const owner = await signUpOwner(app);
    await kept(
      owner,
      mailchimp(
        'ines@example.com,Ines,Carvalho,3,2026-06-01 12:30:00,198.51.100.7,2026-06-01 12:31:40,198.51.100.7,,2026-06-01 12:31:40,e3',
        'gus@example.com,Gus,,2,,,,,NS,2026-05-05 00:00:00,e2',
      ),
    );
    expect((await counts(owner)).email).toMatchObject({ reachable: 2, proven: 1, unknown: 1, implied: 0 });
    const said = await app.world.database
      .select()
      .from(consents)
      .where(eq(consents.businessId, owner.businessId));
    expect(said).toMatchObject([
      { source: 'mailchimp', basis: 'express', day: '2026-06-01', lastDay: null, line: 2 },
    ]);
    // The addresses of computers in the file are left at the door.
    expect(said[0]?.words).toBe('OPTIN_TIME: 2026-06-01 12:30:00, CONFIRM_TIME: 2026-06-01 12:31:40');
  });
});

describe('what is kept of customers', () => {
  it('is in the archive of the owner, to be read, and goes with the business', async () => {
    const owner = await signUpOwner(app);
    await kept(
      owner,
      SQUARE.replace(
        'theo@example.com,,,,SQ2,Instant Profile,2026-09-28,3,$96.10,subscribed',
        'theo@example.com,,,,SQ2,Loyalty,2026-09-28,3,$96.10,unsubscribed',
      ),
    );
    await app.call('POST', '/auth/step-up', { password: owner.password }, owner.token);
    await app.call('POST', '/privacy/exports', undefined, owner.token);
    await app.drain();
    const { export: ready } = (await app.call('GET', '/privacy', undefined, owner.token)).body;
    const reply = await app.app.request(`http://aistore.localhost/api/privacy/exports/${ready.id}/archive`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const list = (name: string) =>
      JSON.parse(new TextDecoder().decode(files[`data/${name}.json`])) as object[];
    expect(list('customers')).toContainEqual(expect.objectContaining({ name: 'Noor Haddad' }));
    expect(list('identities')).toContainEqual(
      expect.objectContaining({ kind: 'email', value: 'noor@example.com' }),
    );
    expect(list('consents')).toContainEqual(expect.objectContaining({ kind: 'withdrawn' }));
    await app.call('POST', '/business/close', { name: 'Harbour Street Bakery' }, owner.token);
    for (const table of [customers, identities, consents, suppressions])
      expect(
        await app.world.database.select().from(table).where(eq(table.businessId, owner.businessId)),
      ).toEqual([]);
  });
});
