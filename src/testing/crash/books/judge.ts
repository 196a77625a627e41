import { say } from '#localization/catalogue.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { boardRows } from '#engines/postings/index.ts';
import type { LedgerEntry } from '#practice/records/ledger.ts';
import type { Ending } from './read-end.ts';
import { addVerdict, emptyVerdict } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** Tries that ended before the click after which an application may honestly be given up. */
const TRIES_BEFORE_FAILED = 3;

const recoveryOf = (board: string) =>
  boardRows('http://practice').find(({ id }) => id === board)?.recovery ?? 'opaque';

const belongsTo =
  ({ row, email }: Ending) =>
  (entry: LedgerEntry) =>
    entry.postingId === row.posting.external_id && entry.email?.toLowerCase() === email.toLowerCase();

/** What an employer accepted must have been approved before, armed before, and be exactly what was approved. */
function unapproved({ row, contentHash, attempts, events }: Ending, entry: LedgerEntry): string[] {
  const at = Date.parse(entry.at);
  const approved = events.some(({ kind, at: when }) => kind === 'approved' && when.getTime() <= at);
  const armed = attempts.some(({ armedAt }) => armedAt !== null && armedAt.getTime() <= at);
  const documents = [row.cv?.sha256, row.letterFile?.sha256];
  return [
    ...(approved ? [] : ['it was accepted without an approval before it']),
    ...(armed ? [] : ['it was accepted before any attempt was armed']),
    ...(row.approvedHash !== null && row.approvedHash === contentHash
      ? []
      : ['what was approved is not what it holds']),
    ...(entry.files.every(({ sha256 }) => documents.includes(sha256))
      ? []
      : ['a file was sent that was not approved']),
  ];
}

/** The journal and the timeline must tell the same story as the state. */
function untidy({ row, attempts, events }: Ending): string[] {
  const open = attempts.filter(({ state }) => state === 'intent' || state === 'armed' || state === 'sent');
  const unknown = attempts.some(({ state }) => state === 'unknown');
  const timesOf = (name: string) => events.filter(({ kind }) => kind === name).length;
  const started = timesOf('sending');
  const [arrivals, approvals, preparations] = [timesOf('applied'), timesOf('approved'), timesOf('prepared')];
  return [
    ...(open.length === 0 ? [] : [`an attempt stands open as ${open[0]?.state}`]),
    ...(unknown === (row.state === 'unknown') ? [] : [`its last attempt does not fit ${row.state}`]),
    ...(started === attempts.length ? [] : [`${attempts.length} attempts, ${started} on the timeline`]),
    ...(arrivals <= 1 ? [] : [`its arrival stands ${arrivals} times on the timeline`]),
    ...(approvals === 1 ? [] : [`its approval stands ${approvals} times on the timeline`]),
    ...(preparations === 1 ? [] : [`its preparation stands ${preparations} times on the timeline`]),
    ...(events.every(({ sequence }, index) => sequence === index + 1) && events.length === row.version
      ? []
      : ['its timeline has gaps']),
  ];
}

const wasGivenUp = ({ row, attempts }: Ending) =>
  row.state === 'failed' &&
  say(row.note, { locale: 'en' }) !== '' &&
  attempts.filter(({ armedAt, problem }) => armedAt === null && problem !== null).length >=
    TRIES_BEFORE_FAILED;

function judgeOne(ending: Ending, ledger: readonly LedgerEntry[]): Verdict {
  const { row } = ending;
  const own = ledger.filter(belongsTo(ending));
  const accepted = own.filter(({ kind }) => kind === 'accepted');
  // A second application under another key, which this board happened to refuse.
  const refused = own.filter(({ kind }) => kind === 'duplicate');
  const verdict = { ...emptyVerdict(), applications: 1 };
  const problems = [...untidy(ending), ...accepted.flatMap((entry) => unapproved(ending, entry))];
  if (accepted.length > 1 || refused.length > 0) {
    verdict.doubled = 1;
    problems.push(`it was sent ${accepted.length + refused.length} times`);
  }
  const recovery = recoveryOf(row.posting.board);
  if (hasArrived(row.state)) {
    verdict.applied = 1;
    if (accepted.length === 0) {
      verdict.falselyConfirmed = 1;
      problems.push('it counts as sent and never arrived');
    }
  } else if (row.state === 'unknown') {
    verdict.asked[recovery] = 1;
    if (recovery !== 'opaque') problems.push('the person is asked about a board that can be asked');
  } else if (wasGivenUp(ending) && accepted.length === 0) {
    verdict.givenUp = 1;
  } else {
    verdict.lost = 1;
    problems.push(
      `it was lost as ${row.state} (${say(row.note, { locale: 'en' })}), accepted ${accepted.length} times`,
    );
  }
  const name = `${row.posting.title} at ${row.posting.company} on ${row.posting.board} (${row.id})`;
  return { ...verdict, broken: problems.map((problem) => `${name}: ${problem}.`) };
}

const wasApproved = ({ events }: Ending) => events.some(({ kind }) => kind === 'approved');

/** Everybody is asked only about what no board can tell. */
function judgeAsked(asked: readonly { id: string; board: string }[]): Verdict {
  const verdict = emptyVerdict();
  for (const { id, board } of asked) {
    const recovery = recoveryOf(board);
    verdict.asked[recovery] += 1;
    if (recovery !== 'opaque')
      verdict.broken.push(`${id}: the person is asked about ${board}, which can be asked.`);
  }
  return verdict;
}

/**
 * Holds the product's books on every application against what the employers' ledger says they received; `asked` are those that a
 * person was asked about and that their word has settled since.
 */
export function judge(
  endings: readonly Ending[],
  ledger: readonly LedgerEntry[],
  asked: readonly { id: string; board: string }[] = [],
): Verdict {
  const sum = endings.map((ending) => judgeOne(ending, ledger)).reduce(addVerdict, judgeAsked(asked));
  const approved = endings.filter(wasApproved);
  const strays = ledger.filter(
    (entry) => entry.kind === 'accepted' && !approved.some((ending) => belongsTo(ending)(entry)),
  );
  return {
    ...sum,
    broken: [...sum.broken, ...strays.map(({ postingId }) => `${postingId}: accepted without an approval.`)],
  };
}
