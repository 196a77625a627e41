import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Public key as COSE has it: an elliptic curve key, ES256, P-256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** What a dishonest or broken authenticator does differently. */
interface Deviation {
  origin?: string;
  relyingParty?: string;
  challenge?: string;
  /** Signs without having asked for finger, face or PIN. */
  unverified?: boolean;
  /** Signs with a key of its own. */
  foreignKey?: boolean;
}

/** A passkey device in software: makes one credential and signs with it, as WebAuthn's JSON forms. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Uint8Array {
    const origin = deviation.origin ?? this.#origin;
    return Buffer.from(
      JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData(flags: number, deviation: Deviation, credential: Uint8Array = new Uint8Array()) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const verified = deviation.unverified ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(deviation.relyingParty ?? new URL(this.#origin).hostname),
      Buffer.from([PRESENT | verified | flags]),
      counter,
      credential,
    ]);
  }

  /** Makes the credential. */
  create({ challenge }: { challenge: string }, deviation: Deviation = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, coseKey(this.#keys.publicKey)]);
    const authData = new Uint8Array(this.#authenticatorData(HAS_CREDENTIAL, deviation, credential));
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge; the counter goes up by one each time. */
  sign({ challenge }: { challenge: string }, deviation: Deviation = {}) {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const authenticatorData = this.#authenticatorData(0, deviation);
    const key = deviation.foreignKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#keys.privateKey;
    const signature = createSign('sha256').update(authenticatorData).update(sha256(clientData)).sign(key);
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    };
  }
}
