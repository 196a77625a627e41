/** Where the person says things of themselves, by the name that the facts keep. */
const PLACES: Readonly<Record<string, string>> = {
  onboarding: 'onboarding',
  profile: 'profile',
  prompt: 'prompt',
  questions: 'questions',
  checking: 'checking',
  // As facts from before keep it.
  'checking your CV': 'checking',
};

/** Where the person said a fact, as a message may choose by it: a place of ours, or "other" with its own name. */
export const whereSaid = (where: string) => ({ place: PLACES[where] ?? 'other', where });
