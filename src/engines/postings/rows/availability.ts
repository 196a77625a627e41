import type { OffReason } from '#engines/postings/families/board-row.ts';
import type { BoardRequest, BoardRow } from '#engines/postings/families/board.ts';
import { readerOf, ShapeError } from '#engines/postings/families/shape.ts';
import { textOf, valuesAt } from '#engines/postings/mapping/paths.ts';
import { addressFrom, hostsOf, secretsOf } from '#engines/postings/requests/requests.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/postings/messages.ts';

type Keys = Readonly<Record<string, string | undefined>>;

/** Why a board is switched off, in one sentence. */
export const whyOff = (board: string, reason: OffReason): Message =>
  messages.message('off', { board, reason });

/** Whether a board may be read with the operator's keys; if not, why, in one sentence. */
export function availability(board: BoardRow, keys: Keys): { isOn: true } | { isOn: false; why: Message } {
  const { name, off } = board;
  if (off !== null) return { isOn: false, why: whyOff(name, off) };
  if (board.policy === 'red')
    return { isOn: false, why: messages.message('refusesPrograms', { board: name }) };
  const missing = board.keys.filter(({ setting }) => !keys[setting]).map(({ setting }) => setting);
  if (missing.length === 0) return { isOn: true };
  const from = board.keys[0]?.from;
  const needs = { board: name, keys: missing };
  const why = from
    ? messages.message('needsKeys', { ...needs, from })
    : messages.message('needsKeysOfIts', needs);
  return { isOn: false, why };
}

/** What an HTTP status of a board's list means: read the answer, there is nothing, the tenant is gone, or it failed. */
export function statusMeans({ statuses }: BoardRow, status: number): 'read' | 'empty' | 'gone' | 'failed' {
  if (status === 200 || statuses.good.includes(status)) return 'read';
  if (statuses.empty.includes(status)) return 'empty';
  return statuses.gone.includes(status) ? 'gone' : 'failed';
}

/** A form's body; the keys are percent-encoded, and never taken for more than one value. */
const encodedBody = (body: string, secrets: Readonly<Record<string, string>>): string =>
  body.replace(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(secrets[String(name)] ?? ''));

/** The request for the token a board's other requests carry; null where it needs none. Throws ShapeError for a missing key. */
export function tokenRequest(board: BoardRow, keys: Keys): BoardRequest | null {
  if (board.token === null) return null;
  const { method, url, body } = board.token.request;
  const secrets = secretsOf({ ...board, token: null }, { keys });
  const filled = body === null ? null : encodedBody(body, secrets);
  return {
    method,
    url: addressFrom(board, url, secrets),
    headers: {
      accept: 'application/json, text/plain',
      ...(filled === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: filled,
    allowedHosts: hostsOf(board, board.everyone ?? ''),
  };
}

/** The token in that answer. Throws ShapeError when there is none. */
export function readToken(board: BoardRow, reply: string): string {
  const at = board.token?.at;
  if (at === undefined) throw new ShapeError(board.name, 'it needs no token');
  const read = readerOf(board.name);
  if (at === 'last-line')
    return read
      .text(
        reply
          .trim()
          .split(/\s*\n\s*/)
          .at(-1),
        'token',
      )
      .trim();
  const answer = read.json(reply);
  return read.text(textOf(valuesAt({ item: answer, answer, tenant: '', parts: {} }, at)[0]), at);
}
