/** Slow hashing with a bounded queue, so that a burst of sign-ins cannot stop the server. */
export interface PasswordHasher {
  /** Encoded argon2id string. Throws a Problem `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /** False for a wrong password. With `null` a dummy hash is checked, so that unknown accounts cost the same time. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
