import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';
import { topicName } from './topics.ts';

/** Why a question goes to the person of which nothing is known, in one sentence to them. */
export function unknown(topic: string): Message {
  const name = topicName(topic);
  if (name.startsWith('demo.') || name === 'pronouns') return messages.message('personal');
  if (
    /^(criminal|work_auth|sponsorship|citizenship|right_to_work|clearance|age|noncompete|background|drug|reference|export)/.test(
      name,
    )
  )
    return messages.message('legal');
  if (name.startsWith('salary') || name.startsWith('notice') || name.startsWith('start'))
    return messages.message('untold');
  if (name.startsWith('text.') || name === 'quiz') return messages.message('ownWords');
  return messages.message('unanswered');
}
