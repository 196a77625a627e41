const ENGLISH = 'en-CA';

/** The one formatter of dates on a screen: Canadian English in the person's zone; an unknown zone falls back to the device's. */
export function inZone(
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(ENGLISH, { ...options, ...(timeZone ? { timeZone } : {}) });
  } catch {
    return new Intl.DateTimeFormat(ENGLISH, options);
  }
}
