import { useState } from 'react';
import { sentenceOf, statusOf } from '#web/api/failure.ts';

/**
 * What a form tries, one at a time: whether it is under way, and what went wrong in a sentence: the server's own, else
 * `otherwise`, and `noAnswer` where none came. `refuse` says what is wrong before anything is tried.
 */
export function useAttempt(otherwise: string, noAnswer: string = otherwise) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(statusOf(error) === 0 ? noAnswer : sentenceOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, refuse: setFailure, attempt };
}
