import type { Posting } from '#contract/career/posting.ts';
import { fraudReason, notTold, pageOrders } from '#engines/forms/index.ts';
import type { PageWords } from '#engines/forms/index.ts';
import { inTurn, say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { World } from '#server/world.ts';

/** The page asks for what no employer asks for; `said` is the reason for the person. */
export class FraudSeen extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(say(said, { locale: 'en' }));
    this.name = 'FraudSeen';
    this.said = said;
  }
}

/** Reads every step of a form before anything is put on it, and keeps what the person should know. */
export class PageWatch {
  readonly warnings: Message[] = [];
  private readonly posting: Posting;

  constructor(posting: Posting) {
    this.posting = posting;
  }

  /** Throws FraudSeen at a sign of fraud, in sight or not. Orders to software are noted and change nothing. */
  look(page: PageWords): void {
    this.warnings.push(...notTold(pageOrders(page, this.posting), this.warnings));
    const reason = fraudReason(page.text, 'form') ?? fraudReason(page.hidden, 'form');
    if (reason !== null) throw new FraudSeen(reason);
  }
}

/** Puts what a dry run saw on the card and into the trail, once: nothing is sent before the person has decided again. */
export async function noteWarnings(
  world: Pick<World, 'database' | 'clock' | 'events' | 'trail'>,
  applicationId: string,
  seen: readonly Message[],
): Promise<void> {
  if (seen.length === 0) return;
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, applicationId);
    const fresh = row ? notTold(seen, row.pageWarnings) : [];
    if (!row || fresh.length === 0) return;
    const plan = row.plan && { ...row.plan, warnings: [...row.plan.warnings, ...fresh] };
    await noteApplication(world, transaction, {
      row,
      actor: 'agent',
      kind: 'page_warning',
      detail: inTurn(fresh),
      patch: { pageWarnings: [...row.pageWarnings, ...fresh], plan },
    });
  });
}
