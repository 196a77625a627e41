import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPLICATION } from './connections.ts';
import { comeBack, control } from './testing.ts';
import { fetchJson, openTestWorld, type TestWorld } from '#practice/testing.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await control(world, '/reset', { opensOn: '2026-11-29', seed: 7 });
});
afterAll(() => world.close());

const host = () => `${world.origin}/shopify/velo-ecluse`;

/** The id of the parent of a line. */
const parentOf = (line: string) => /"__parentId":"([^"]+)"/.exec(line)?.[1];

describe('Shopify', () => {
  let ask: <T>(query: string, variables?: object) => Promise<T>;
  beforeAll(async () => {
    const asked = new URLSearchParams({
      client_id: APPLICATION.id,
      scope: 'read_orders,read_all_orders',
      redirect_uri: 'https://application.example/',
      state: 's',
    });
    const back = await comeBack(`${host()}/admin/oauth/authorize?${asked.toString()}`);
    const { hmac, ...others } = Object.fromEntries(back);
    const text = Object.entries(others)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('&');
    expect(hmac).toBe(createHmac('sha256', APPLICATION.secret).update(text).digest('hex'));
    const body = JSON.stringify({
      client_id: APPLICATION.id,
      client_secret: APPLICATION.secret,
      code: back.get('code'),
    });
    const headers = { 'content-type': 'application/json' };
    const { access_token } = await fetchJson<{ access_token: string }>(`${host()}/admin/oauth/access_token`, {
      method: 'POST',
      headers,
      body,
    });
    ask = (query, variables) =>
      fetchJson(`${host()}/admin/api/2026-10/graphql.json`, {
        method: 'POST',
        headers: { ...headers, 'x-shopify-access-token': access_token },
        body: JSON.stringify({ query, variables }),
      });
  });
  type Orders = {
    data: {
      orders: {
        nodes: { displayFinancialStatus: string; totalPriceSet: { shopMoney: { amount: string } } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
    extensions: { cost: { requestedQueryCost: number } };
  };
  const query = `query Sales($after: String) {
    orders(first: 40, after: $after, query: "created_at:>='2026-11-01T10:00:00Z'") {
      nodes { ...Sale } pageInfo { hasNextPage endCursor }
    }
  }
  fragment Sale on Order { displayFinancialStatus totalPriceSet { shopMoney { amount } } }`;

  test('gives what is asked for and nothing else, by pages', async () => {
    let [paid, cancelled] = [0, 0];
    for (let after: string | null = null, more = true; more;) {
      const { data }: Orders = await ask<Orders>(query, { after });
      for (const node of data.orders.nodes) {
        expect(Object.keys(node)).toEqual(['displayFinancialStatus', 'totalPriceSet']);
        if (node.displayFinancialStatus === 'VOIDED') cancelled += 1;
        else paid += 1;
      }
      after = data.orders.pageInfo.endCursor;
      more = data.orders.pageInfo.hasNextPage;
    }
    const [books] = await control<{ days: { sales: number }[] }[]>(
      world,
      '/money?shop=velo-ecluse&from=2026-11-01',
    );
    expect(paid).toBe(books?.days.reduce((sum, { sales }) => sum + sales, 0));
    expect(cancelled).toBeLessThan(paid / 10);
  });

  test('runs a query over everything apart, its inner lists as lines of their own', async () => {
    const inner =
      '{ orders(query: "created_at:>=2026-06-01") { edges { node { id lineItems { edges { node { id quantity } } } } } } }';
    const run =
      'mutation($query: String!) { bulkOperationRunQuery(query: $query) { bulkOperation { status } } }';
    await ask(run, { query: inner });
    type Run = { data: { currentBulkOperation: { status: string; url: string } } };
    const { data } = await ask<Run>('{ currentBulkOperation { status url } }');
    expect(data.currentBulkOperation.status).toBe('COMPLETED');
    const text = await (await fetch(data.currentBulkOperation.url)).text();
    const lines = text.split('\n').filter((line) => line !== '');
    const orders = new Set(
      lines.filter((line) => parentOf(line) === undefined).map((line) => JSON.parse(line).id),
    );
    expect(orders.size).toBeGreaterThan(1000);
    expect(lines.every((line) => orders.has(parentOf(line) ?? JSON.parse(line).id))).toBe(true);
    expect(lines.length).toBeGreaterThan(orders.size);
  });

  test('throttles who asks for more points than there are, without data', async () => {
    const dear = '{ orders(first: 200) { nodes { lineItems { nodes { id } } } } }';
    const answers = [];
    for (let times = 0; times < 4; times += 1)
      answers.push(await ask<{ errors?: { message: string }[]; data?: object }>(dear));
    expect(answers.at(-1)?.errors?.[0]?.message).toBe('Throttled');
    expect(answers.at(-1)?.data).toBeUndefined();
    expect(answers[0]?.data).toBeDefined();
  });

  test('says which field there is not', async () => {
    const { errors } = await ask<{ errors: { message: string }[] }>('{ shop { colour } }');
    expect(errors[0]?.message).toBe("Field 'colour' doesn't exist on type 'Shop'");
  });
});
