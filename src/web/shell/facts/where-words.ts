import { text } from './messages.ts';

/** Where the person says things of themselves, by the name that the facts keep. */
const WHERE: Readonly<Record<string, () => string>> = {
  onboarding: () => text('inOnboarding'),
  profile: () => text('inProfile'),
  prompt: () => text('inPrompt'),
  questions: () => text('inQuestions'),
  'checking your CV': () => text('inChecking'),
};

/** Where the person said a fact, in words. */
export const whereInWords = (where: string): string => WHERE[where]?.() ?? where;
