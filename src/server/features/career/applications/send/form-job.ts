import { labelOf } from '#engines/forms/index.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Evidence, PreparedDocument } from '#server/features/career/applications/tables.ts';
import { boardOf, formAddress, formHosts } from '#server/features/career/boards/index.ts';
import { portalPassword } from '#server/features/career/portals/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { Person } from '#server/features/career/profile/index.ts';
import type { FilledForm, FormFiles, FormJob, SubmitOutcome } from '#server/ports/browser.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'config' | 'files' | 'clock' | 'database' | 'secrets' | 'tokens'>;

type Owner = Pick<ApplicationRow, 'accountId'>;

async function fileOf(
  { files }: Pick<World, 'files'>,
  accountId: string,
  name: string,
  document: PreparedDocument | null,
): Promise<FormFiles> {
  if (document === null) return {};
  const bytes = await files.get(accountId, document.sha256);
  return { [name]: { name: document.name, bytes, contentType: 'application/pdf' } };
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Where the person lives, as forms suggest places; "" when they did not say. */
function homeOf({ location, master }: Person): string {
  const { countryCode } = master.resume.basics.location;
  const country = /^[A-Z]{2}$/.test(countryCode) ? (countries.of(countryCode) ?? '') : '';
  return location.includes(country) ? location : `${location}, ${country}`;
}

/** The password of the person's account on the form's site, where the approved plan makes or uses one. */
async function passwordFor(deps: Deps, row: ApplicationRow, address: string, person: Person) {
  if (!row.plan?.fields.some(({ kind }) => kind === 'password')) return {};
  const { host } = new URL(address);
  const account = { accountId: row.accountId, host, address: person.application_address };
  const password = await portalPassword(deps, account);
  return password === null ? {} : { password };
}

/** What a browser is told: the plan that was approved, its files, and where it may go. `submission` is the attempt's key. */
export async function formJobOf(
  deps: Deps,
  row: ApplicationRow,
  submission: string,
  signal: AbortSignal,
): Promise<FormJob> {
  const address = formAddress(deps, row.posting, submission);
  const person = await readPerson(deps, row.accountId);
  const { work, education, languages } = person.master.resume;
  return {
    address,
    allowedHosts: formHosts(deps, row.posting),
    fields: row.plan?.fields ?? [],
    blank: row.plan?.left_blank ?? [],
    files: {
      ...(await fileOf(deps, row.accountId, 'cv', row.cv)),
      ...(await fileOf(deps, row.accountId, 'letter', row.letterFile)),
    },
    home: homeOf(person),
    entries: { employment: work.length, education: education.length, language: languages.length },
    ...(await passwordFor(deps, row, address, person)),
    family: boardOf(deps, row.posting.board).family,
    signal,
  };
}

/** Evidence before the click: what the page held, as it was read back. */
export async function filledEvidence(
  deps: Deps,
  { accountId, plan }: Owner & Pick<ApplicationRow, 'plan'>,
  filled: FilledForm & { kind: 'ready' },
): Promise<Evidence> {
  return {
    receipt: '',
    confirmation: '',
    address: filled.address,
    at: deps.clock.now().toISOString(),
    values: filled.readBack.map(({ key, label, value }) => ({
      label: labelOf(plan?.fields.find((field) => field.key === key) ?? { label }),
      value,
    })),
    screenshots: { filled: await deps.files.put(accountId, filled.screenshot), confirmation: null },
  };
}

/** Evidence of arrival: what the board said. */
export async function arrivedEvidence(
  deps: Deps,
  { accountId }: Owner,
  before: Evidence,
  outcome: SubmitOutcome & { kind: 'confirmed' },
): Promise<Evidence> {
  const confirmation =
    outcome.screenshot.length > 0 ? await deps.files.put(accountId, outcome.screenshot) : null;
  return {
    ...before,
    receipt: outcome.receipt,
    confirmation: outcome.confirmation,
    address: outcome.address,
    at: deps.clock.now().toISOString(),
    screenshots: { filled: before.screenshots.filled, confirmation },
  };
}
