/**
 * Which of several attempts to register one address is the asker's: the newest from the same source, or the only one.
 * With several from elsewhere it is nobody's, so that no stranger's password is opened by the owner's code.
 * `attempts` are newest first.
 */
export function ownAttempt<Attempt extends { source: string }>(
  attempts: readonly Attempt[],
  source: string,
): Attempt | null {
  const own = attempts.find((attempt) => attempt.source === source);
  if (own) return own;
  return attempts.length === 1 ? (attempts[0] ?? null) : null;
}
