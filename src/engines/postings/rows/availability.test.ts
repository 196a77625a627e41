import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { availability, readToken, statusMeans, tokenRequest } from './availability.ts';
import { rowOf } from './row.ts';

const keyed = rowOf({
  id: 'keyed',
  name: 'Keyed Jobs',
  policy: 'green',
  known: 'documented',
  pages: 'https://keyed.example',
  keys: [{ setting: 'KEYED_ID', from: 'keyed.example/developers' }],
  token: {
    request: {
      method: 'POST',
      url: 'https://keyed.example/token',
      body: 'grant_type=client_credentials&client_id={KEYED_ID}',
    },
    at: 'access_token',
  },
  statuses: { good: [206], empty: [204], gone: [404] },
});

describe('a board', () => {
  it('that needs a key is off and says which, until it is set', () => {
    const state = availability(keyed, {});
    expect(inEnglish(state.isOn ? '' : state.why)).toBe(
      'Keyed Jobs needs an API key. Whoever runs this server can set KEYED_ID (keyed.example/developers).',
    );
    expect(availability(keyed, { KEYED_ID: 'x' })).toEqual({ isOn: true });
  });

  it('marked red or switched off stays off, whatever is set', () => {
    expect(availability({ ...keyed, policy: 'red' }, { KEYED_ID: 'x' }).isOn).toBe(false);
    const state = availability({ ...keyed, off: 'robots' }, { KEYED_ID: 'x' });
    expect(inEnglish(state.isOn ? '' : state.why)).toBe(
      'Keyed Jobs doesn’t allow automated tools to use its interface (its robots.txt says so).',
    );
  });

  it('says what its statuses mean: 206 may be good and 204 an empty answer', () => {
    expect([200, 206, 204, 404, 500].map((status) => statusMeans(keyed, status))).toEqual([
      'read',
      'read',
      'empty',
      'gone',
      'failed',
    ]);
  });

  it('gets its token with the operator’s keys, as a form, from its own host', () => {
    expect(tokenRequest(keyed, { KEYED_ID: 'me' })).toMatchObject({
      method: 'POST',
      body: 'grant_type=client_credentials&client_id=me',
      allowedHosts: ['keyed.example'],
    });
    expect(() => tokenRequest(keyed, {})).toThrow('"KEYED_ID" should be set, but is missing');
    expect(readToken(keyed, '{"access_token":"t1"}')).toBe('t1');
    expect(() => readToken(keyed, '{}')).toThrow('"access_token" should be text');
  });
});
