import { GRACE_DAYS } from '#contract/platform/grace.ts';
import type { PrivacyWords } from '#web/features/platform/privacy/privacy-words.ts';
import { text } from './messages.ts';

/** What the account keeps of a business, and what becomes of it. */
export const businessPrivacyWords = (): PrivacyWords => ({
  contents: [text('keptProfile'), text('keptAccount'), text('keptMessages')],
  deletes: text('deletes'),
  confirm: text('deleteConfirm', { days: GRACE_DAYS }),
  ending: text('ending'),
  banner: text('endingBanner'),
  kept: text('deletionTakenBack'),
});
