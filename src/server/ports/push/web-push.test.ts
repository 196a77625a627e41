import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPushService } from '#testing/push-service.ts';
import { readVapidKeys } from './keys.ts';
import type { VapidKeys } from './keys.ts';
import { webPush } from './web-push.ts';

const message = {
  title: 'Ready to send: Nurse — Île-à-la-Crosse',
  body: 'I prepared your application.',
  job: null,
  application_id: null,
  url: '/dashboard/approvals',
  skip_token: null,
  content_hash: null,
  tag: 'one',
};

let folder = '';
let keys: VapidKeys;
let status = 201;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-push-'));
  keys = await readVapidKeys({ vapid: null, dataDir: folder });
  service = await startPushService(0, () => status);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});
const sender = () => webPush(keys, 'mailto:agent@legwork.test', { extraOrigins: [service.origin] });

const production = () =>
  webPush(keys, 'mailto:agent@legwork.test', { fetch: () => Promise.reject(new Error()) });

describe('a push', () => {
  test('reaches a device encrypted to it and signed by us', async () => {
    status = 201;
    expect(await sender().send(service.subscription, message, 3600.7)).toBe('delivered');
    const push = service.received.at(-1);
    expect(push?.message).toEqual(message);
    expect(push?.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm', urgency: 'high' });
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(push?.headers.authorization ?? '') ?? [];
    expect(key).toBe(sender().publicKey());
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
    expect(payload.sub).toBe('mailto:agent@legwork.test');
  });

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [503, 'failed'],
    [403, 'refused'],
    [302, 'refused'],
  ])('that is answered with %i counts as %s', async (answer, outcome) => {
    status = answer;
    const before = service.received.length;
    expect(await sender().send(service.subscription, message, 60)).toBe(outcome);
    // One request: a redirect is not followed.
    expect(service.received).toHaveLength(before + 1);
  });

  test('to keys that are no point on the curve is given up for good', async () => {
    const broken = { ...service.subscription, keys: { ...service.subscription.keys, p256dh: 'AAAA' } };
    expect(await sender().send(broken, message, 60)).toBe('gone');
  });

  test('that cannot be delivered now is worth another try', async () => {
    const unreachable = webPush(keys, 'mailto:agent@legwork.test', {
      fetch: () => Promise.reject(new Error('no network')),
    });
    const subscription = { ...service.subscription, endpoint: 'https://fcm.googleapis.com/fcm/send/one' };
    expect(await unreachable.send(subscription, message, 60)).toBe('failed');
  });
});

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is a known push service', (endpoint) => {
    expect(production().accepts(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/',
    'https://fcm.googleapis.com@evil.example/',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com\\@evil.example/',
    'https:\\\\fcm.googleapis.com/x',
    'https://fcm.googleapis.com/a/./b',
    'https://fcm.googleapis.com/a/../b',
    'https://fcm．googleapis．com/x',
    'https://FCM.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    '\uFEFFhttps://fcm.googleapis.com/x',
    'https://evil-fcm.googleapis.com/',
    'https://notify.windows.com.evil.example/',
    'https://xnotify.windows.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'ftp://fcm.googleapis.com/',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('%s is refused, also when a device was saved with it', async (endpoint) => {
    expect(production().accepts(endpoint)).toBe(false);
    expect(await production().send({ ...service.subscription, endpoint }, message, 60)).toBe('refused');
  });
});

describe('the keys', () => {
  test('are made once and kept for their owner alone', async () => {
    expect(await readVapidKeys({ vapid: null, dataDir: folder })).toEqual(keys);
    expect((await stat(join(folder, 'vapid.json'))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(folder, 'vapid.json'), 'utf8'))).toEqual(keys);
  });

  test('are the same for two that start at the same moment', async () => {
    const dataDir = join(folder, 'together');
    const made = await Promise.all(Array.from({ length: 5 }, () => readVapidKeys({ vapid: null, dataDir })));
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  });

  test('come from the configuration when it has them', async () => {
    const vapid = { publicKey: 'public', privateKey: 'private' };
    expect(await readVapidKeys({ vapid, dataDir: folder })).toBe(vapid);
  });
});
