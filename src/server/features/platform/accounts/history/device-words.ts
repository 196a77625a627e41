import { parse } from 'bowser';

/** A device as a person knows it, from what its browser says of itself: "Chrome on Windows", "Safari on iPhone". */
export function deviceWords(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os, platform } = parse(userAgent);
  const system = platform.model ?? os.name;
  if (!browser.name) return system ?? 'Unknown device';
  return system ? `${browser.name} on ${system}` : browser.name;
}
