import { expect, test } from 'vitest';
import { everyEndpoint } from '#testing/fuzz/endpoints.ts';

/** What gives nobody anything and takes it from nobody else: leaving oneself, and taking an invitation back. */
const HARMLESS = new Set(['members.leave', 'members.withdraw']);

test('whatever lets people into a business, changes what they may or takes them out asks who is there again', () => {
  const ofPeople = everyEndpoint().filter(({ group, method }) => group === 'members' && method !== 'GET');
  const guarded = ofPeople.filter(({ name }) => !HARMLESS.has(name));
  expect(guarded.filter(({ stepUp }) => stepUp !== true).map(({ name }) => name)).toEqual([]);
  expect(guarded.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['members.invite', 'members.change', 'members.remove', 'members.handOver']),
  );
});
