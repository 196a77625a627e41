import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountKind } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

interface Endpoint {
  name: string;
  method: string;
  path: string;
  access: string;
  accountKind: AccountKind | undefined;
}

const everyEndpoint: Endpoint[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { route, meta } = procedure['~orpc'];
  everyEndpoint.push({
    name: path.join('.'),
    method: route.method ?? 'POST',
    path: (route.path ?? '').replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000'),
    access: meta.access,
    accountKind: meta.accountKind,
  });
});

const of = (kind: AccountKind | undefined) => everyEndpoint.filter(({ accountKind }) => accountKind === kind);
const groupsOf = (endpoints: Endpoint[]) => [...new Set(endpoints.map(({ name }) => name.split('.')[0]))];

let app: TestApp;
let candidate: string;
let owner: string;
beforeAll(async () => {
  app = await createTestApp();
  candidate = (await signUp(app)).token;
  owner = (await signUp(app, { host: 'aistore.localhost' })).token;
});
afterAll(() => app.close());

const ask = ({ method, path }: Endpoint, token?: string) => app.call(method, path, undefined, token);

describe('whose an endpoint is', () => {
  it('follows from its group: only platform groups, and who is signed in, are for both', () => {
    expect(groupsOf(of('business'))).toEqual([
      'businesses',
      'shops',
      'counting',
      'members',
      'memberships',
      'imports',
      'practiceShop',
      'sales',
      'customers',
      'catalogue',
      'reviews',
    ]);
    expect(new Set(groupsOf(of('career')))).toEqual(
      new Set([
        'agenda',
        'answers',
        'applications',
        'campaigns',
        'inbox',
        'integrations',
        'mailbox',
        'portals',
        'profiles',
        'reports',
        'resumeVersions',
        'resumes',
        'sources',
        'tracker',
      ]),
    );
    const career = groupsOf(of('career'));
    const shared = of(undefined).filter(({ name }) => career.includes(name.split('.')[0]));
    expect(shared.map(({ name }) => name)).toEqual(['profiles.read', 'profiles.changeLocale']);
  });

  it.each(of('career'))('refuses a business account at $name', async (endpoint) => {
    const { status, body } = await ask(endpoint, owner);
    expect([status, body]).toEqual([
      403,
      {
        detail: 'This is a business account. Use it at http://aistore.localhost:3000.',
        code: 'wrong_account_kind',
      },
    ]);
  });

  it.each(of('business'))('refuses an account that looks for work at $name', async (endpoint) => {
    const { status, body } = await ask(endpoint, candidate);
    expect([status, body]).toEqual([
      403,
      {
        detail: 'This is a job seeker account. Use it at http://career.localhost:3000.',
        code: 'wrong_account_kind',
      },
    ]);
  });

  it('lets each kind in at its own and at those of both', async () => {
    for (const path of ['/users/me', '/notifications', '/auth/sessions', '/privacy', '/billing/plan'])
      for (const token of [candidate, owner])
        expect([path, (await app.call('GET', path, undefined, token)).status]).toEqual([path, 200]);
    expect((await app.call('GET', '/campaigns', undefined, candidate)).status).toBe(200);
    expect((await app.call('GET', '/business', undefined, owner)).status).toBe(200);
  });
});

describe('an endpoint that needs an account', () => {
  it.each(everyEndpoint.filter(({ access }) => access === 'account'))(
    'answers a visitor 401 at $name',
    async (endpoint) => {
      expect((await ask(endpoint)).body.code).toBe('unauthenticated');
    },
  );
});
