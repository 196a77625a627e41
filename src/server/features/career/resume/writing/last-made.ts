import type { LastMadeReply } from '#contract/career/resume.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { newestVersion } from '#server/features/career/resume/versions/queries.ts';
import { versionReply, versionTextReply } from '#server/features/career/resume/versions/version-reply.ts';
import type { World } from '#server/world.ts';
import { draftOf } from './draft-queries.ts';
import { saidOnlyHere } from './keep-said.ts';
import { knownOf } from './known-of.ts';
import { drafted } from './refusals.ts';
import { seenLines } from './seen-lines.ts';

const factsOn = (html: string): number =>
  new Set([...html.matchAll(/data-facts="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '))).size;

/**
 * The resume the person is making, for a device that does not have it: the text of the newest version, or the draft written
 * anew where it was made after that version and never kept as one. Nothing is changed by asking.
 */
export async function lastMade(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'files' | 'documents'>,
  accountId: string,
  reader: Reader,
): Promise<LastMadeReply> {
  const [making, newest] = await Promise.all([
    draftOf(world.database, accountId),
    newestVersion(world.database, accountId),
  ]);
  const version = newest === null ? null : versionReply(newest);
  if (making === null)
    return { html: newest === null ? '' : versionTextReply(newest).html, version, made: null };
  const { draft, updatedAt } = making;
  const person = await readPerson(world, accountId);
  const known = knownOf(person, { ...person }, world.clock.now().toISOString());
  const seen = await seenLines(world, accountId, draft);
  const written = drafted(await world.documents.write({ known, draft, worded: new Map(), seen }, accountId));
  const isNewer = newest === null || newest.updatedAt < updatedAt;
  const html = isNewer ? written.html : versionTextReply(newest).html;
  const { template, paper, language } = draft;
  return {
    html,
    version: isNewer ? null : version,
    made: {
      html,
      title: written.title,
      questions: written.questions.map((question) => say(question, reader)),
      notes: [],
      refused: [],
      facts: factsOn(html),
      said: saidOnlyHere(known, draft),
      style: { template, paper, language },
    },
  };
}
