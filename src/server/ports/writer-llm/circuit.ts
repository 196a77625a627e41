import type { Clock } from '#server/ports/clock.ts';
import type { Log } from '#server/ports/log.ts';
import type { ModelFailure, ModelReply, WritingModel } from './model.ts';

/** Failures in a row after which a model is left in peace. */
const MOST_FAILURES = 3;
/** How long it then rests; twice as long each time it fails again, up to the longest. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 15 * 60_000;

/** What shows that the server, its key or the way to it is at fault, and not what one question asked. */
const AT_FAULT: ReadonlySet<ModelFailure> = new Set(['unreachable', 'slow', 'busy', 'rejected']);

/** The state of the circuit: how many failures in a row, and the rest that is being kept. */
interface Circuit {
  failures: number;
  restMs: number;
  /** Milliseconds of the clock until which nothing is asked; null while the model is asked. */
  until: number | null;
  /** One question is on its way to see whether the model is back. */
  isTrying: boolean;
}

const closed = (): Circuit => ({ failures: 0, restMs: FIRST_REST_MS, until: null, isTrying: false });

/**
 * A model that is left in peace after three failures in a row: while it rests, `ask` fails at once as `resting` and
 * nothing is sent. When the rest is over one question tries it; an answer of any kind closes the circuit, a failure
 * doubles the rest, up to fifteen minutes. Each process finds out for itself.
 */
export function withCircuit(model: WritingModel, { clock, log }: { clock: Clock; log: Log }): WritingModel {
  let circuit = closed();
  const now = () => clock.now().getTime();
  const isResting = () => circuit.until !== null && (now() < circuit.until || circuit.isTrying);

  const rest = () => {
    const restMs = circuit.until === null ? FIRST_REST_MS : Math.min(circuit.restMs * 2, LONGEST_REST_MS);
    circuit = { failures: circuit.failures + 1, restMs, until: now() + restMs, isTrying: false };
    log.warn('model_resting', { host: model.about.host, model: model.about.model, seconds: restMs / 1000 });
  };
  const note = <Answer>(reply: ModelReply<Answer>, tries: boolean): void => {
    if (reply.kind === 'failed' && reply.why === 'cancelled') {
      // It says nothing of the model: the next question tries it.
      if (tries) circuit.isTrying = false;
    } else if (reply.kind === 'failed' && AT_FAULT.has(reply.why)) {
      // Questions that were on their way together fail together; the rest begins once.
      if (tries || (circuit.until === null && circuit.failures + 1 >= MOST_FAILURES)) rest();
      else if (circuit.until === null) circuit.failures += 1;
    } else if (circuit.until === null || tries) circuit = closed();
  };
  return {
    about: model.about,
    weigh: (question) => model.weigh(question),
    restsUntil: () => (isResting() ? new Date(Math.max(circuit.until ?? 0, now())) : null),
    async ask(question) {
      if (isResting()) return { kind: 'failed', why: 'resting', tokens: { input: 0, output: 0 } };
      const tries = circuit.until !== null;
      if (tries) circuit.isTrying = true;
      const reply = await model.ask(question);
      note(reply, tries);
      return reply;
    },
  };
}
