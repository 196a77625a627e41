import { z } from 'zod';
import { errorReply, errorStatus } from '#contract/errors.ts';
import type { Endpoint } from './endpoints.ts';

/** An answer as it came. */
export interface Answer {
  status: number;
  type: string;
  text: string;
  replayed: boolean;
}

const statuses: Record<string, number> = errorStatus;
/** An address that is too long is no error of the contract's list, and answers before it. */
const TOO_LONG = 414;

const SENTENCE = /^(?:\p{Lu}|“).*[.?!]$/su;
const LONGEST_SENTENCE = 400;
/** Inputs may set an account to the pseudo-language, which says the same sentences in brackets, longer by 40 %. */
const PSEUDO_BRACKETS = /[⟦⟧]/gu;
const LONGER_IN_PSEUDO = 1.5;

function isPlainSentence(detail: string): boolean {
  const bare = detail.replaceAll(PSEUDO_BRACKETS, '');
  return SENTENCE.test(bare) && bare.length < LONGEST_SENTENCE * (bare === detail ? 1 : LONGER_IN_PSEUDO);
}

const firstOf = (paths: readonly (string | null)[]) => paths.find((path) => path !== null) ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalComplaint({ status, type, text }: Answer): string | null {
  const reply = errorReply.strict().safeParse(parsed(text));
  if (!type.startsWith('application/json') || !reply.success)
    return `${status} is not said as {detail, code}`;
  const { code, detail } = reply.data;
  if (status !== statuses[code] && status !== TOO_LONG)
    return `${status} ${code} is not in the contract's list`;
  return isPlainSentence(detail) ? null : `"${detail}" is no plain sentence`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of a field that an answer has and the contract does not name, so that reading it by the contract drops it; null without one. */
function unknownField(given: unknown, read: unknown, path = ''): string | null {
  if (Array.isArray(given) && Array.isArray(read)) {
    const items: unknown[] = read;
    return firstOf(given.map((value: unknown, place) => unknownField(value, items[place], `${path}[]`)));
  }
  if (!isObject(given) || !isObject(read)) return null;
  return firstOf(
    Object.entries(given).map(([key, value]) =>
      Object.hasOwn(read, key) ? unknownField(value, read[key], `${path}.${key}`) : `${path}.${key}`,
    ),
  );
}

/** Shows where an answer is not what the contract promises; null when it is. */
export function complaintAbout(
  { output, once }: Endpoint,
  answer: Answer,
  again: Answer | null,
): string | null {
  const { status, text, type } = answer;
  if (status >= 500 && !(status === 503 && text.includes('"unavailable"'))) return `answers ${status}`;
  if (status >= 400) {
    const complaint = refusalComplaint(answer);
    if (complaint !== null) return complaint;
  } else if (output === null || output instanceof z.ZodFile) {
    if (output !== null && type === '') return 'answers nothing where it promises a file';
  } else if (!type.startsWith('text/event-stream')) {
    const given = parsed(text);
    const { error, data } = output.safeParse(given);
    if (error)
      return `answers what the contract does not promise: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`;
    const unknown = unknownField(given, data);
    if (unknown !== null) return `answers a field that the contract does not name: ${unknown.slice(1)}`;
  }
  if (again === null || !once) return null;
  if (again.status >= 500) return `answers ${again.status} to the same request again`;
  // Whoever signed out is nobody any more.
  if (!again.replayed && status < 300 && again.status !== 401)
    return `does the same request under one key twice: ${again.status} ${again.text.slice(0, 60)}`;
  if (!again.replayed) return null;
  return again.status === status && again.text === text
    ? null
    : 'answers the same request under one key otherwise';
}
