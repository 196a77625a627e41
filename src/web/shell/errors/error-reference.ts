/** A short name for one failure that a person can read out and we can find: from the clock and one random part. */
export function errorReference(at: number, random: number): string {
  const time = Math.floor(at / 1000)
    .toString(36)
    .slice(-5);
  const part = Math.floor(random * 36 ** 3)
    .toString(36)
    .padStart(3, '0');
  return `${time}-${part}`.toUpperCase();
}

/** The reference the server gave with its answer, where the error carries one. */
export function referenceIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('reference' in error)) return undefined;
  return typeof error.reference === 'string' ? error.reference : undefined;
}
