import type {
  PeopleOfFile,
  ReviewsOfFile,
  StagedSummary,
  ThingsOfFile,
} from '#contract/localbiz/import-summary.ts';
import { localDay } from '#engines/calendar/index.ts';
import type { FileThing } from '#engines/catalogue/index.ts';
import { channels } from '#engines/customers/index.ts';
import type { FilePerson } from '#engines/customers/index.ts';
import type { FileReview } from '#engines/reviews/index.ts';
import { secretsOfBusiness, timeOf } from '#server/features/localbiz/business/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { countAhead } from '#server/features/localbiz/customers/index.ts';
import type { LinesHead, LinesPart } from '#server/features/localbiz/imports/keeping/lines-file.ts';
import { openLines } from '#server/features/localbiz/imports/keeping/open-lines.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import { reviewsAhead } from '#server/features/localbiz/reviews/index.ts';
import { countKnown, countReplaced, entriesAhead } from '#server/features/localbiz/sales/index.ts';
import type { World } from '#server/world.ts';
import type { StagedFile } from './reading-tasks.ts';

type Asking = Pick<World, 'database' | 'files' | 'secrets' | 'clock'>;
interface Opened {
  head: LinesHead;
  parts: AsyncGenerator<LinesPart>;
}

/** How many of the lines of a file of sales are there already, and how many of older files it tells otherwise. */
async function salesAhead(
  { database }: Asking,
  { businessId }: ShopOfBusiness,
  { head, parts }: Opened,
  older: readonly string[],
) {
  const of = { businessId, source: head.source };
  let [known, replaced] = [0, 0];
  for await (const { shop: shopId, lines, unsold } of parts) {
    if (unsold !== true) known += await countKnown(database, { ...of, shopId }, lines);
    replaced += await countReplaced(database, { ...of, shopId }, { lines, older });
  }
  return { known, replaced_lines: replaced };
}

/** Adds what somebody's rows say on each channel on which they can be reached, counted once: a no before a yes, a yes before what follows from a purchase. */
function countSaid(said: PeopleOfFile['said'], { statements, identities }: FilePerson, today: string): void {
  for (const counts of said) {
    const reached = counts.channel === 'email' ? 'email' : 'phone';
    if (!identities.some(({ kind }) => kind === reached)) continue;
    const own = statements.filter(({ channel }) => channel === counts.channel);
    const yes = own.filter(({ basis }) => basis === 'express');
    if (own.some(({ kind }) => kind === 'withdrawn')) counts.withdrawn += 1;
    else if (yes.some(({ day }) => day !== null)) counts.proven += 1;
    else if (yes.length > 0) counts.unproven += 1;
    else if (own.some(({ lastDay }) => lastDay !== null && lastDay >= today)) counts.implied += 1;
  }
}

/** Who of a file's people is there already, and what the file says of consent. */
async function peopleAhead(
  world: Asking,
  { businessId, timeZone }: ShopOfBusiness,
  { head, parts }: Opened,
  seen: PeopleOfFile,
) {
  const secrets = await secretsOfBusiness(world, businessId);
  const { now } = await timeOf(world, businessId);
  const today = localDay(now().getTime(), timeZone);
  const of = { businessId, secrets, source: head.source, onlyStops: head.isOfStops === true };
  const said = channels.map((channel) => ({ channel, proven: 0, unproven: 0, withdrawn: 0, implied: 0 }));
  const people = { ...seen, new_people: 0, changed_people: 0, stopped_before: 0, said };
  let known = 0;
  for await (const { lines } of parts) {
    // As `writeLines` writes them.
    const some = JSON.parse(lines) as FilePerson[];
    for (const person of some) countSaid(said, person, today);
    const ahead = await countAhead(world.database, of, some);
    people.new_people += ahead.fresh;
    people.changed_people += ahead.changed;
    people.stopped_before += ahead.stoppedBefore;
    known += ahead.known;
  }
  return { known, people };
}

/** Which of a catalogue's things are sold already, and of how many it says nothing new. */
async function thingsAhead({ database }: Asking, businessId: string, { parts }: Opened, seen: ThingsOfFile) {
  const things = { ...seen, new_things: 0 };
  const look = await entriesAhead(database, businessId);
  let known = 0;
  for await (const { lines } of parts)
    // As `writeLines` writes them.
    for (const thing of JSON.parse(lines) as FileThing[]) {
      const { by, isKnown } = look(thing);
      if (by === null) things.new_things += 1;
      else things[`by_${by}`] += 1;
      if (isKnown) known += 1;
    }
  return { known, things };
}

/** How many of a file's reviews are there already, as they are or otherwise. */
async function writtenAhead(
  { database }: Asking,
  { businessId }: ShopOfBusiness,
  { head, parts }: Opened,
  seen: ReviewsOfFile,
) {
  const reviews = { ...seen };
  let known = 0;
  for await (const { shop: shopId, lines } of parts) {
    const place = { businessId, shopId, source: head.source };
    // As `writeLines` writes them.
    const ahead = await reviewsAhead(database, place, JSON.parse(lines) as FileReview[]);
    known += ahead.known;
    reviews.changed += ahead.changed;
  }
  return { known, reviews };
}

/** A file's own part of the dry run, once it is looked up. */
function lookUp(
  world: Asking,
  shop: ShopOfBusiness,
  opened: Opened,
  { people, things, reviews }: StagedSummary,
  older: readonly string[],
): Promise<{ known: number } & Partial<StagedSummary>> {
  if (people !== null) return peopleAhead(world, shop, opened, people);
  if (things !== null) return thingsAhead(world, shop.businessId, opened, things);
  return reviews === null
    ? salesAhead(world, shop, opened, older)
    : writtenAhead(world, shop, opened, reviews);
}

/** The dry run of a file that was just read, with what of it is there already; `older` are the kept files that are about the same. */
export async function withWhatIsThere(
  world: Asking,
  shops: ShopsOfFile,
  { file: { summary, linesHash, lines }, older }: { file: StagedFile; older: readonly string[] },
): Promise<StagedSummary> {
  const opened = await openLines(world.files, shops, linesHash);
  if (opened === null) throw new Error('The lines that were just read are gone.');
  const { known, ...own } = await lookUp(world, shops[0], opened, summary, older);
  return { ...summary, ...own, new_lines: lines - known, known_lines: known };
}
