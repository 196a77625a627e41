import type { DraftedMessage } from '#contract/career/tracker.ts';
import type { Claim, CoverLetter } from '#contract/career/facts.ts';
import { localDay, momentInWords } from '#engines/calendar/index.ts';
import { draftMessage } from '#engines/messages/index.ts';
import type { MessageKind } from '#engines/messages/index.ts';
import { findOwned } from '#server/features/career/applications/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { gateFor } from '#server/features/career/resume/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text as messages } from './messages.ts';
import { sendersAbout } from './queries.ts';

const LONGEST_CLAIM = 240;
const MACHINE = /no.?reply|do.?not.?reply|ne.?pas.?repondre|notification|mailer|bounce/i;

/** The first sentence of the letter that was sent which cites a fact and still holds against what is known of the person today. */
function shownBy(letter: CoverLetter | null, holds: (claim: Claim) => boolean): string | null {
  const claims = letter?.paragraphs.flat() ?? [];
  const shown = claims.find(
    (claim) => claim.fact_ids.length > 0 && claim.text.length <= LONGEST_CLAIM && holds(claim),
  );
  return shown?.text ?? null;
}

/** The address of the last person who wrote about it; "" where only machines did. */
async function writerOf(executor: World['database'], applicationId: string): Promise<string> {
  const senders = await sendersAbout(executor, applicationId);
  const human = senders.find(({ sender }) => !MACHINE.test(sender));
  const address = /<([^<>\s]+@[^<>\s]+)>$/.exec(human?.sender ?? '')?.[1] ?? human?.sender ?? '';
  return /^[^\s<>,;?&"]+@[^\s<>,;?&"]+$/.test(address) ? address : '';
}

/**
 * A letter about one application for the person to change and send: in the language of its posting, from what was sent and what
 * their facts bear out today. Throws `not_found` for somebody else's and `conflict` where nothing was sent yet.
 */
export async function draftFor(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
  { id, kind }: { id: string; kind: MessageKind },
): Promise<DraftedMessage> {
  const row = await findOwned(world.database, accountId, id);
  if (!row) throw notFound('application');
  if (row.sentAt === null) throw new Problem('conflict', messages.message('nothingSent'));
  const { master, full_name: name, timeZone } = await readPerson(world, accountId);
  const { posting } = row;
  const { title, company } = posting;
  const today = localDay(world.clock.now().getTime(), timeZone);
  const holds = gateFor(master, { named: { company, title, name }, posting, today });
  const language = posting.language === 'fr' ? 'fr' : 'en';
  const { subject, body } = draftMessage({
    kind,
    language,
    name,
    title,
    company,
    sentOn: momentInWords(row.sentAt.getTime(), { timeZone, language }),
    shown:
      row.letter?.language === language
        ? shownBy(row.letter, ({ text, fact_ids }) => holds(text, fact_ids, 'letter').length === 0)
        : null,
  });
  return { to: await writerOf(world.database, id), subject, body };
}
