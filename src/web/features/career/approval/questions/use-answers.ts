import { useState } from 'react';
import type { AnswerDraft } from '#web/shell/answers/answer-drafts.ts';
import type { Answers, Drafts } from './answer-values.ts';

const answersKey = (id: string) => `legwork.answers.${id}`;
const draftsKey = (id: string) => `legwork.answer-fields.${id}`;

/** What was typed before a reload. */
function kept(key: string): object {
  try {
    // Written below; a question that is no longer asked is ignored.
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
  } catch {
    return {};
  }
}

function keep(key: string, typed: Answers | Drafts | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    return;
  }
}

/** The answers to one application's questions; they survive a reload until they are sent. */
export function useAnswers(id: string) {
  const [answers, setAnswers] = useState(() => kept(answersKey(id)) as Answers);
  const [drafts, setDrafts] = useState(() => kept(draftsKey(id)) as Drafts);
  const change = (key: string, chosen: string[]) => {
    const next = { ...answers, [key]: chosen };
    setAnswers(next);
    keep(answersKey(id), next);
  };
  const changeDraft = (key: string, draft: AnswerDraft) => {
    const next = { ...drafts, [key]: draft };
    setDrafts(next);
    keep(draftsKey(id), next);
  };
  const forget = () => {
    keep(answersKey(id), null);
    keep(draftsKey(id), null);
  };
  return { answers, drafts, change, changeDraft, forget };
}
