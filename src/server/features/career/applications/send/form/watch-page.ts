import type { Posting } from '#contract/career/posting.ts';
import { fraudReason, pageOrders } from '#engines/forms/index.ts';
import type { PageWords } from '#engines/forms/index.ts';
import { asMessage, quoted, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { World } from '#server/world.ts';

/** The page asks for what no employer asks for; `said` is the reason for the person. */
export class FraudSeen extends Error {
  readonly said: Message;

  constructor(reason: Said) {
    const said = asMessage(reason);
    super(say(said, { locale: 'en' }));
    this.name = 'FraudSeen';
    this.said = said;
  }
}

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

/** What was seen that was not on the card when the person decided. */
export const notTold = (
  { pageWarnings }: Pick<ApplicationRow, 'pageWarnings'>,
  seen: ReadonlySet<string>,
): string[] => [...seen].filter((warning) => !pageWarnings.includes(warning));

/** Puts what a dry run saw on the card and into the trail, once: nothing is sent before the person has decided again. */
export async function noteWarnings(
  world: Pick<World, 'database' | 'clock' | 'events' | 'trail'>,
  applicationId: string,
  seen: ReadonlySet<string>,
): Promise<void> {
  if (seen.size === 0) return;
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, applicationId);
    const fresh = row ? notTold(row, seen) : [];
    if (!row || fresh.length === 0) return;
    const plan = row.plan && { ...row.plan, warnings: [...row.plan.warnings, ...fresh] };
    await noteApplication(world, transaction, {
      row,
      actor: 'agent',
      kind: 'page_warning',
      detail: quoted(fresh.join(' ')),
      patch: { pageWarnings: [...row.pageWarnings, ...fresh], plan },
    });
  });
}
