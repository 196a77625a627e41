import { messageOf } from '#contract/refusal.ts';
import { say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { pageLocale } from './page-locale.ts';

/** Says a message of another room, such as the contract, in the language of the page. */
export const messageText = (message: Message): string => say(message, { locale: pageLocale() });

/** What stands in an issue of a schema, in the language of the page; "" where there is none, and what zod itself writes as it stands. */
export function refusalText(written = ''): string {
  const message = messageOf(written);
  return message === null ? written : messageText(message);
}
