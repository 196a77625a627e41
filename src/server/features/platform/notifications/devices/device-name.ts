import { quoted } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/features/platform/notifications/messages.ts';
import { BROWSERS, SYSTEMS } from './browsers.data.ts';

const first = (names: typeof BROWSERS, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** A device in words, from what its browser called itself; "A device" where that says nothing we know. */
export function deviceName(userAgent: string): Message {
  const browser = first(BROWSERS, userAgent);
  const system = first(SYSTEMS, userAgent);
  if (browser === null)
    return system === null ? text.message('device') : text.message('deviceOfSystem', { system });
  return system === null ? quoted(browser) : text.message('deviceOfBoth', { browser, system });
}
