import { useState } from 'react';
import type { Answers } from './answer-values.ts';

const keyOf = (id: string) => `legwork.answers.${id}`;

/** What was typed before a reload. */
function kept(id: string): Answers {
  try {
    // Written below; a question that is no longer asked is ignored.
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Answers;
  } catch {
    return {};
  }
}

function keep(id: string, answers: Answers | null): void {
  try {
    if (answers === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(answers));
  } catch {
    return;
  }
}

/** The answers to one application's questions; they survive a reload until they are sent. */
export function useAnswers(id: string) {
  const [answers, setAnswers] = useState<Answers>(() => kept(id));
  const change = (key: string, chosen: string[]) => {
    const next = { ...answers, [key]: chosen };
    setAnswers(next);
    keep(id, next);
  };
  return { answers, change, forget: () => keep(id, null) };
}
