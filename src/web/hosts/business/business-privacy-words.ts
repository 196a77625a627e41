import { GRACE_DAYS } from '#contract/platform/grace.ts';
import type { PrivacyWords } from '#web/features/platform/privacy/privacy-words.ts';

/** What the account keeps of a business, and what becomes of it. */
export const businessPrivacyWords = (): PrivacyWords => ({
  contents: ['Your business profile', 'Your account and its sign-ins', 'Messages and notifications'],
  deletes: 'Removes your account and your business profile from this service.',
  confirm: `I erase everything in ${GRACE_DAYS} days. Until then you can log in and keep it.`,
  ending:
    'On that day your account and your business profile are erased. Until then you can keep everything.',
  banner: 'Your business profile is erased with it.',
  kept: 'Your account stays. Nothing was erased.',
});
