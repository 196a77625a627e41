import type { Posting } from '#contract/career/posting.ts';
import { fraudReason, pageOrders } from '#engines/forms/index.ts';
import type { PageWords } from '#engines/forms/index.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { World } from '#server/world.ts';

/** The page asks for what no employer asks for; the message is the reason for the person. */
export class FraudSeen extends Error {}

/** Reads every step of a form before anything is put on it, and keeps what the person should know. */
export class PageWatch {
  readonly warnings = new Set<string>();
  private readonly posting: Posting;

  constructor(posting: Posting) {
    this.posting = posting;
  }

  /** Throws FraudSeen at a sign of fraud, in sight or not. Orders to software are noted and change nothing. */
  look(page: PageWords): void {
    for (const warning of pageOrders(page, this.posting)) this.warnings.add(warning);
    const reason = fraudReason(page.text, 'form') ?? fraudReason(page.hidden, 'form');
    if (reason !== null) throw new FraudSeen(reason);
  }
}

/** Puts what was seen on the card and into the trail, once; the approval stands, because nothing of what is sent changes. */
export async function noteWarnings(
  world: Pick<World, 'database' | 'clock' | 'events' | 'trail'>,
  applicationId: string,
  seen: ReadonlySet<string>,
): Promise<void> {
  if (seen.size === 0) return;
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, applicationId);
    const fresh = [...seen].filter((warning) => row?.pageWarnings.includes(warning) === false);
    if (!row || fresh.length === 0) return;
    const plan = row.plan && { ...row.plan, warnings: [...row.plan.warnings, ...fresh] };
    await noteApplication(world, transaction, {
      row,
      actor: 'agent',
      kind: 'page_warning',
      detail: fresh.join(' '),
      patch: { pageWarnings: [...row.pageWarnings, ...fresh], plan },
    });
  });
}
