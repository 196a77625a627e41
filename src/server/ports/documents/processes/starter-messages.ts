/** What the process that starts readers is asked. */
export type Asked =
  | { kind: 'start'; id: number }
  | { kind: 'send'; id: number; message: unknown }
  | { kind: 'kill'; id: number };

/** What it tells of a reader. */
export type Told =
  | { kind: 'started'; id: number; pid: number | undefined }
  | { kind: 'message'; id: number; message: unknown }
  | { kind: 'error'; id: number; problem: string }
  | { kind: 'exit'; id: number; code: number | null; signal: NodeJS.Signals | null };
