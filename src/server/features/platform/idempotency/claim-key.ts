import { resealEach } from '#server/ports/sealing/reseal-each.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { everybodysKeys } from './everybodys-keys.ts';
import { text } from './messages.ts';
import { deleteKey, insertKey, keyOf, listKeys, setAnswer, setSeals } from './queries.ts';
import type { KeyRow } from './queries.ts';

type Deps = Pick<World, 'database' | 'clock' | 'secrets' | 'tokens'>;

/** Longer than any request takes: a key that is still without an answer then belonged to a process that died. */
export const LONGEST_REQUEST_MS = 2 * 60 * 1000;
/** A key can be given back between being found taken and being read. */
const TRIES = 5;

/** A request that is to be done once. */
export interface AskedOnce {
  accountId: string | null;
  /** Whose key it is: an account's id, or the hash of what tells a visitor. */
  owner: string;
  key: string;
  /** Method and address. */
  request: string;
  /** Tells this request from every other. */
  hash: string;
}

/** An answer as it went out; each character of `body` is one byte. */
export interface KeptAnswer {
  status: number;
  contentType: string | null;
  body: string;
}

type Claim = { kind: 'claimed'; id: string } | { kind: 'answered'; answer: KeptAnswer };

const requestOf = (id: string) => `idempotency request ${id}`;
const answerOf = (id: string) => `idempotency answer ${id}`;

const inProgress = () => new Problem('in_progress', text.message('inProgress'), 1);
const unknownOutcome = () => new Problem('outcome_unknown', text.message('outcomeUnknown'));

/** What a taken key says to another request under it. A key that was sealed by another installation tells nothing any more. */
function answerTo(deps: Deps, row: KeyRow, { hash }: AskedOnce): KeptAnswer {
  const { secrets, clock } = deps;
  if (!secrets.opens(row.sealedRequest, requestOf(row.id))) throw unknownOutcome();
  if (secrets.open(row.sealedRequest, requestOf(row.id)) !== hash)
    throw new Problem('key_reused', text.message('keyReused'));
  if (row.sealedAnswer !== null)
    // Sealed by keepAnswer below.
    return JSON.parse(secrets.open(row.sealedAnswer, answerOf(row.id))) as KeptAnswer;
  throw clock.now().getTime() - row.claimedAt.getTime() < LONGEST_REQUEST_MS
    ? inProgress()
    : unknownOutcome();
}

/**
 * Takes a key for a request before anything is done, so that its twins find it taken, in this process or another, and also when
 * this one dies on the way. Answers what was answered before, where it was. Throws Problem `key_reused` for another request under
 * the same key, `in_progress` while the first is under way, and `outcome_unknown` when it never came to an end.
 */
export async function claimKey(deps: Deps, asked: AskedOnce): Promise<Claim> {
  const { clock, secrets, tokens } = deps;
  const database = everybodysKeys(deps);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { hash, ...row } = asked;
    const id = tokens.uuid();
    const sealedRequest = secrets.seal(hash, requestOf(id));
    if (await insertKey(database, { ...row, id, sealedRequest, claimedAt: clock.now() }))
      return { kind: 'claimed', id };
    const taken = await keyOf(database, asked.owner, asked.key);
    if (taken) return { kind: 'answered', answer: answerTo(deps, taken, asked) };
  }
  throw inProgress();
}

/** Keeps the answer to the request that took a key. */
export async function keepAnswer(deps: Deps, id: string, answer: KeptAnswer): Promise<void> {
  const { clock, secrets } = deps;
  const sealedAnswer = secrets.seal(JSON.stringify(answer), answerOf(id));
  await setAnswer(everybodysKeys(deps), id, { answeredAt: clock.now(), sealedAnswer });
}

/** Gives a key back whose request did nothing, so that it may be tried again. */
export const giveKeyBack = (deps: Deps, id: string): Promise<void> => deleteKey(everybodysKeys(deps), id);

/** Seals what is kept with the key of today. */
export async function reseal(deps: Pick<World, 'database' | 'secrets'>): Promise<Resealed> {
  const { secrets } = deps;
  const database = everybodysKeys(deps);
  const rows = await listKeys(database);
  const requests = await resealEach(secrets, rows, {
    sealedOf: ({ sealedRequest }) => sealedRequest,
    belongsTo: ({ id }) => requestOf(id),
    keep: ({ id }, sealedRequest) => setSeals(database, id, { sealedRequest }),
  });
  const answered = rows.flatMap(({ id, sealedAnswer }) =>
    sealedAnswer === null ? [] : [{ id, sealedAnswer }],
  );
  const answers = await resealEach(secrets, answered, {
    sealedOf: ({ sealedAnswer }) => sealedAnswer,
    belongsTo: ({ id }) => answerOf(id),
    keep: ({ id }, sealedAnswer) => setSeals(database, id, { sealedAnswer }),
  });
  return { done: requests.done + answers.done, lost: requests.lost + answers.lost };
}
