import { topicName } from './topics.ts';

/** Why a question goes to the person of which nothing is known, in one sentence to them. */
export function unknown(topic: string): string {
  const name = topicName(topic);
  if (name.startsWith('demo.') || name === 'pronouns')
    return 'This is about you personally; I never guess it.';
  if (
    /^(criminal|work_auth|sponsorship|citizenship|right_to_work|clearance|age|noncompete|background|drug|reference|export)/.test(
      name,
    )
  )
    return 'This has legal weight, so only you answer it.';
  if (name.startsWith('salary') || name.startsWith('notice') || name.startsWith('start'))
    return 'You have not told me what to say about this.';
  if (name.startsWith('text.') || name === 'quiz') return 'This wants your own words.';
  return 'I do not have your answer to this yet.';
}
