import { client } from '#web/api/client.ts';
import { type StoredResume, storedResume, type StoredVersion } from '#web/api/kept/stored-resume.ts';
import { openResume, resumeHtml } from './document/resume-document.ts';
import type { OpenedResume } from './document/resume-document.ts';

/** A resume to begin with: its text as the editor writes it, and how much of it the server has. */
export interface StartingPoint {
  opened: OpenedResume;
  html: string;
  version: StoredVersion | null;
  saved: boolean;
}

/** The text as the editor writes it: the same content is the same text, wherever it came from. */
function startFrom(html: string, version: StoredVersion | null, saved: boolean): StartingPoint {
  const opened = openResume(html);
  return { opened, html: resumeHtml(opened), version, saved };
}

async function newestVersion(): Promise<StartingPoint | null> {
  const [newest] = await client.resumeVersions.list();
  if (newest === undefined) return null;
  const { html, ...version } = await client.resumeVersions.read({ id: newest.id });
  return startFrom(html, version, true);
}

/** What is on the device against what is on the server: nothing that was typed is ever written over. */
function choose(stored: StoredResume, newest: StartingPoint | null): StartingPoint {
  const local = startFrom(stored.html, stored.version, stored.saved);
  if (newest === null) return { ...local, version: null, saved: false };
  if (newest.html === local.html) return newest;
  if (stored.saved) return newest;
  return local;
}

/**
 * Finds the resume to open: what was typed or made on this device and is not saved yet, else the newest version, else an
 * empty page. Rejects only when there is nothing here and the server does not answer.
 */
export async function findResume(accountId: string): Promise<StartingPoint> {
  const stored = storedResume(accountId);
  if (stored === null) return (await newestVersion()) ?? startFrom('', null, true);
  try {
    return choose(stored, await newestVersion());
  } catch {
    return startFrom(stored.html, stored.version, stored.saved);
  }
}
