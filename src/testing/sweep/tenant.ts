import { everyEndpoint } from '#testing/fuzz/endpoints.ts';
import { KnownIds } from '#testing/fuzz/known-ids.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/people.ts';
import { belongingsOf } from './belongings.ts';
import type { Belongings } from './belongings.ts';

/** An account with what it owns, and how it is told in the answers to somebody else. */
export interface Tenant {
  person: Person;
  known: KnownIds;
  belongings: Belongings;
  marks: string[];
}

const listsOf = (person: Person, kind: 'career' | 'business') =>
  everyEndpoint().filter(
    ({ method, path, name, access, accountKind }) =>
      person.token !== '' &&
      method === 'GET' &&
      !path.includes('{') &&
      access === 'account' &&
      (accountKind ?? kind) === kind &&
      name !== 'notifications.events',
  );

/** An account and what it has; `mark` stands in its texts and in nobody else's. */
export async function tenantOf(
  app: TestApp,
  person: Person,
  kind: 'career' | 'business',
  mark: string,
): Promise<Tenant> {
  const known = new KnownIds();
  for (const { path } of listsOf(person, kind)) {
    const { status, body } = await app
      .call('GET', path, undefined, person.token)
      .catch(() => ({ status: 0, body: null }));
    if (status === 200) known.learn(path, JSON.stringify(body));
  }
  const belongings = await belongingsOf(app, person);
  return { person, known, belongings, marks: [person.email, mark, ...belongings.ids] };
}

/** One row that somebody has, as if it were all they have: what is told of it in the answers to somebody who does not see it. */
export function tenantOfRow(person: Person, id: string, mark: string): Tenant {
  const known = new KnownIds();
  for (const { path } of everyEndpoint()) known.learn(path, JSON.stringify({ id }));
  return { person, known, belongings: { ids: [id], checksums: new Map() }, marks: [mark, id] };
}
