import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import type { LanguageModel, ModelMessage } from 'ai';
import type { ModelFailure, ModelQuestion } from './model.ts';

// The libraries would print what a server does not support, beside our own lines.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What one round brought. `tokens` are null where the provider said nothing of them. */
export interface Round {
  outcome:
    | { kind: 'answered'; answer: unknown }
    /** `said`: what came instead of the asked object, when asking again may help; else null. */
    | { kind: 'failed'; why: ModelFailure; said: string | null; status: number | null };
  tokens: { input: number | null; output: number | null };
}

const whole = (tokens: number | undefined): number | null =>
  tokens === undefined || !Number.isFinite(tokens) ? null : Math.max(0, Math.round(tokens));

const failed = (why: ModelFailure, status: number | null = null): Round['outcome'] => ({
  kind: 'failed',
  why,
  said: null,
  status,
});

/** An answer without the asked object: one that was declined or cut off is not worth asking again. */
function unusable(finishReason: string | undefined, text: string | undefined): Round['outcome'] {
  if (finishReason === 'content-filter') return failed('declined');
  return {
    kind: 'failed',
    why: 'unreadable',
    said: finishReason === 'length' ? null : (text ?? ''),
    status: null,
  };
}

/** What an error of the connection means. */
function failureOf(error: unknown): Round['outcome'] {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const status = APICallError.isInstance(last) ? (last.statusCode ?? null) : null;
  if (status === null) return failed('unreachable');
  if (status === 429) return failed('busy', status);
  if (status === 408 || status >= 500) return failed('unreachable', status);
  return failed(status >= 300 ? 'rejected' : 'unreadable', status);
}

interface Asking {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  question: Pick<ModelQuestion<unknown>, 'answer' | 'mostTokens' | 'signal'>;
  retries: number;
  deadline: AbortSignal;
}

/** Asks once, with retries of the connection (429, 5xx) that wait as the server asks. Never rejects. */
export async function askOnce(asking: Asking): Promise<Round> {
  const { question, deadline } = asking;
  const none = { input: null, output: null };
  try {
    const result = await generateText({
      model: asking.model,
      instructions: asking.instructions,
      messages: asking.messages,
      output: Output.object({ schema: question.answer }),
      maxOutputTokens: question.mostTokens,
      maxRetries: asking.retries,
      abortSignal: question.signal ? AbortSignal.any([question.signal, deadline]) : deadline,
    });
    const tokens = { input: whole(result.usage.inputTokens), output: whole(result.usage.outputTokens) };
    try {
      return { outcome: { kind: 'answered', answer: result.output }, tokens };
    } catch (error) {
      if (!NoOutputGeneratedError.isInstance(error)) throw error;
      return { outcome: unusable(result.finishReason, result.text), tokens };
    }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      const tokens = {
        input: whole(error.usage?.inputTokens),
        output: whole(error.usage?.outputTokens),
      };
      return { outcome: unusable(error.finishReason, error.text), tokens };
    }
    if (question.signal?.aborted === true) return { outcome: failed('cancelled'), tokens: none };
    if (deadline.aborted) return { outcome: failed('slow'), tokens: none };
    return { outcome: failureOf(error), tokens: { input: 0, output: 0 } };
  }
}
