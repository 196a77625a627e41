import { createHash } from 'node:crypto';

/**
 * Counts rows and digests them whatever their order: the SHA-256 of each joined by exclusive or. It tells accidents, not forgers;
 * those are told by the sum of the whole entry.
 */
export class RowDigest {
  readonly #joined = Buffer.alloc(32);
  rows = 0;

  add(line: string | Uint8Array): void {
    const sum = createHash('sha256').update(line).digest();
    for (let index = 0; index < 32; index += 1)
      this.#joined[index] = (this.#joined[index] ?? 0) ^ (sum[index] ?? 0);
    this.rows += 1;
  }

  get digest(): string {
    return this.#joined.toString('hex');
  }
}
