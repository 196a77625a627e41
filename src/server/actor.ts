/** Who acts: a signed-in account, a visitor without a token, or the system carrying out a job. */
export type Actor =
  | { kind: 'account'; accountId: string; sessionId: string }
  | { kind: 'visitor' }
  | { kind: 'system'; job: string };

export const visitor: Actor = { kind: 'visitor' };
