const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970 UTC as ISO 8601 in UTC, `2026-11-20T13:22:00.000Z`; null outside the years 1970 to 9999. */
export function instantOf(atMs: number): string | null {
  if (!Number.isFinite(atMs) || atMs < 0 || atMs >= 253_402_300_800_000) return null;
  return new Date(atMs).toISOString();
}

/** An ISO 8601 day or moment with its offset (none: UTC) as ISO 8601 in UTC; null when the text is neither. */
export function instantFrom(text: string): string | null {
  const trimmed = text.trim();
  if (!ISO.test(trimmed)) return null;
  const moment = trimmed
    .replace(' ', 'T')
    .replace(/\s/g, '')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const zoned = moment.length > 10 && !/(Z|[+-]\d{2}:\d{2})$/.test(moment) ? `${moment}Z` : moment;
  return instantOf(Date.parse(zoned));
}
