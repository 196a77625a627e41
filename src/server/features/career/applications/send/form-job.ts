import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Evidence, PreparedDocument } from '#server/features/career/applications/tables.ts';
import { boardOf, formAddress, formHosts } from '#server/features/career/boards/index.ts';
import type { FilledForm, FormFiles, FormJob, SubmitOutcome } from '#server/ports/browser.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'config' | 'files' | 'clock'>;

async function fileOf(
  { files }: Pick<World, 'files'>,
  name: string,
  document: PreparedDocument | null,
): Promise<FormFiles> {
  if (document === null) return {};
  const bytes = await files.get(document.sha256);
  return { [name]: { name: document.name, bytes, contentType: 'application/pdf' } };
}

/** What a browser is told: the plan that was approved, its files, and where it may go. `submission` is the attempt's key. */
export async function formJobOf(
  deps: Deps,
  row: ApplicationRow,
  submission: string,
  signal: AbortSignal,
): Promise<FormJob> {
  return {
    address: formAddress(deps, row.posting, submission),
    allowedHosts: formHosts(deps, row.posting),
    fields: row.plan?.fields ?? [],
    files: { ...(await fileOf(deps, 'cv', row.cv)), ...(await fileOf(deps, 'letter', row.letterFile)) },
    family: boardOf(deps, row.posting.board).family,
    signal,
  };
}

/** Evidence before the click: what the page held, as it was read back. */
export async function filledEvidence(deps: Deps, filled: FilledForm & { kind: 'ready' }): Promise<Evidence> {
  return {
    receipt: '',
    confirmation: '',
    address: filled.address,
    at: deps.clock.now().toISOString(),
    values: filled.readBack.map(({ label, value }) => ({ label, value })),
    screenshots: { filled: await deps.files.put(filled.screenshot), confirmation: null },
  };
}

/** Evidence of arrival: what the board said. */
export async function arrivedEvidence(
  deps: Deps,
  before: Evidence,
  outcome: SubmitOutcome & { kind: 'confirmed' },
): Promise<Evidence> {
  const confirmation = outcome.screenshot.length > 0 ? await deps.files.put(outcome.screenshot) : null;
  return {
    ...before,
    receipt: outcome.receipt,
    confirmation: outcome.confirmation,
    address: outcome.address,
    at: deps.clock.now().toISOString(),
    screenshots: { filled: before.screenshots.filled, confirmation },
  };
}
