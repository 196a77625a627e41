import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { PushSubscriptionInput } from '#contract/platform/notifications.ts';

/** A push as a browser would see it, with the headers it came with. */
export interface ReceivedPush {
  message: unknown;
  headers: IncomingMessage['headers'];
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's side of RFC 8291: keys of its own, and reading what was encrypted to them. */
export function pushReceiver() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + senderKey.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
      const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // A last record ends with a 2 and padding of zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** A push service on loopback that decrypts what it gets; `reply` decides the status it answers with. */
export async function startPushService(port = 0, reply: () => number = () => 201) {
  const receiver = pushReceiver();
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    void bytesOf(request).then((body) => {
      received.push({ message: JSON.parse(receiver.decrypt(body)), headers: request.headers });
      response.writeHead(reply(), { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const subscription: PushSubscriptionInput = { endpoint: `${origin}/device/1`, keys: receiver.keys };
  return {
    origin,
    subscription,
    received,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
