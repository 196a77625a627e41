import type { LastMadeReply } from '#contract/career/resume.ts';
import type { StoredResume } from '#web/api/kept/stored-resume.ts';

/**
 * Whether the server has a resume that this device should show in place of its own: it has none, or the server has had all of
 * its own and something newer since. What this device has not saved is never given up.
 */
export function isNewerThere(
  { html, version }: Pick<LastMadeReply, 'html' | 'version'>,
  stored: Pick<StoredResume, 'version' | 'saved'> | null,
): boolean {
  if (html.trim() === '') return false;
  if (stored === null) return true;
  if (!stored.saved || stored.version === null) return false;
  // A draft that no version holds was made after the newest one.
  if (version === null) return true;
  return (
    version.number > stored.version.number ||
    (version.number === stored.version.number && version.revision > stored.version.revision)
  );
}

/** Whether the server has exactly the version that this device shows. */
export const isSameThere = (
  { version }: Pick<LastMadeReply, 'version'>,
  stored: Pick<StoredResume, 'version' | 'saved'> | null,
): boolean =>
  stored?.saved === true &&
  version !== null &&
  version.id === stored.version?.id &&
  version.revision === stored.version.revision;
