import { parse } from 'bowser';
import { quoted } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/features/platform/accounts/messages.ts';

/** A device as a person knows it, from what its browser says of itself: "Chrome on Windows", "Safari on iPhone". */
export function deviceWords(userAgent: string): Message {
  if (userAgent === '') return text.message('deviceUnknown');
  const { browser, os, platform } = parse(userAgent);
  const system = platform.model ?? os.name;
  if (!browser.name) return system ? quoted(system) : text.message('deviceUnknown');
  return system ? text.message('deviceOfBoth', { browser: browser.name, system }) : quoted(browser.name);
}
