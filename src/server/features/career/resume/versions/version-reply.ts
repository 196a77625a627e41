import type { ResumeVersion, ResumeVersionText } from '#contract/career/resume-versions.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import type { VersionHead, VersionRow } from './queries.ts';

/** A version as the wire shows it. */
export const versionReply = (row: VersionHead): ResumeVersion => ({
  id: row.id,
  number: row.number,
  title: row.title,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** A version with its text, cleaned once more: the rules may have become stricter since it was stored. */
export const versionTextReply = (row: VersionRow): ResumeVersionText => ({
  ...versionReply(row),
  html: cleanResumeHtml(row.html),
});
