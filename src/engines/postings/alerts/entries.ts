import { postingWord } from '#engines/lexicon/index.ts';
import type { AlertChannel, MailLine } from './mail-lines.ts';
import { isPlace } from '#engines/postings/facts/naming/parts.ts';
import { roleOf } from '#engines/postings/facts/naming/role.ts';
import { isSaid } from './said.ts';

/** A job as an alert lists it, every word as it stands there. */
export interface AlertEntry {
  channel: AlertChannel;
  id: string;
  title: string;
  company: string;
  place: string;
}
type Told = Pick<AlertEntry, 'title' | 'company' | 'place'>;
type JobLine = MailLine & { kind: 'job' };

const BLOCK_LINES = 8;
/** "Hamilton, ON", "Remote", "Dieppe, N.-B.", "Montréal (Québec)", "Toronto (Hybrid)", "Canada". */
const PLACE = postingWord(
  'entries: place',
  /^[^.!?:]{2,60},\s*(?:[^.!?:]{2,40}|(?:\p{L}\.[ -]?){2,4})$|\b(?:à distance)\b|\(([^)]{2,30})\)$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|^(canada|québec|ontario)$/iu,
);

/** How the work is done, said on a line of its own below the place. */
const MODE = /^\(?(remote|hybrid|on-?site|télétravail|hybride|à distance|sur place)\)?$/i;
const isPlaced = (text: string): boolean => PLACE.test(text) || isPlace(text);

/** "Maple Freight - Hamilton, ON" as employer and place. */
const PARTED = /^(.+?)\s+[-·–—|•]\s+(.+)$/;

function employerAndPlace([second = '', third = '']: readonly string[]): Omit<Told, 'title'> {
  const parted = PARTED.exec(second);
  if (parted?.[1] !== undefined && parted[2] !== undefined) return { company: parted[1], place: parted[2] };
  return { company: second, place: third };
}

function told([title = '', ...rest]: readonly string[]): Told | null {
  const { company, place } = employerAndPlace(rest);
  if (title === '' || company === '' || isSaid(title) || isSaid(company)) return null;
  return { title, company, place: isSaid(place) ? '' : place };
}

/** Whether a line over a title is a heading: it speaks, or only the line below it names work. */
const isHeading = (text: string, below: string): boolean =>
  isSaid(text) || (roleOf(below) === 'head' && roleOf(text) !== 'head');

/** The job that the last lines of a block name: what stands over them is a heading. `usual`: lines of a job in this mail, 2 or 3. */
function endOf(lines: readonly string[], usual: number): Told | null {
  const block = MODE.test(lines.at(-1) ?? '') && isPlaced(lines.at(-2) ?? '') ? lines.slice(0, -1) : lines;
  const last = block.at(-1) ?? '';
  const before = block.at(-2) ?? '';
  if (block.length < 3 || (PARTED.test(last) && !PARTED.test(before))) return told(block.slice(-2));
  // Without a place of its own the line above may be a heading as well as the title.
  const isWhole = isPlaced(last) || (usual > 2 && !isHeading(block.at(-3) ?? '', before));
  return told(block.slice(isWhole ? -3 : -2));
}

/** How many lines most jobs of a mail have over their addresses, 2 or 3; 3 where they differ. */
function usualLines(lines: readonly MailLine[], at: readonly number[]): number {
  const two = at.filter((one) => blockFrom(lines, one, -1).length === 2).length;
  return two * 2 > at.length ? 2 : 3;
}

/** The job that the first lines of a block name: what follows is more about it. */
function startOf(block: readonly string[]): Told | null {
  const [title = '', company = '', place = ''] = block;
  return told(
    PARTED.test(company) || !(PLACE.test(place) || block.length === 3)
      ? [title, company]
      : [title, company, place],
  );
}

/** The words next to a line, up (-1) or down (1), to the first edge, other job, or blank line once they have begun. */
function blockFrom(lines: readonly MailLine[], at: number, way: -1 | 1): string[] {
  const own = lines[at];
  const block: string[] = [];
  for (let index = at + way; index >= 0 && block.length < BLOCK_LINES; index += way) {
    const line = lines[index];
    if (line === undefined || line.kind === 'edge') break;
    if (line.kind === 'job') {
      // A job may have several addresses: its name's, its button's.
      if (own?.kind === 'job' && line.id === own.id && line.words === '') continue;
      break;
    }
    // What belongs to an address below it follows at once; above it a line may be left free.
    if (line.kind === 'blank' && (block.length > 0 || way === 1)) break;
    if (line.kind === 'words') block.push(line.text);
  }
  return way === 1 ? block : block.toReversed();
}

const isBeside = (lines: readonly MailLine[], at: number, way: -1 | 1): boolean =>
  lines[at + way]?.kind === 'words' || lines[at + way]?.kind === 'aside';

/** Whether the addresses of a mail stand above their jobs; mostly they stand below. */
function standsAbove(lines: readonly MailLine[], bare: readonly number[], usual: number): boolean {
  let votes = 0;
  for (const at of bare) {
    const over = endOf(blockFrom(lines, at, -1), usual) !== null;
    const under = startOf(blockFrom(lines, at, 1)) !== null;
    if (over !== under) votes += under ? 1 : -1;
    else if (over) votes += Number(isBeside(lines, at, 1)) - Number(isBeside(lines, at, -1));
  }
  return votes > 0;
}

interface Layout {
  /** Whether addresses stand above their jobs. */
  above: boolean;
  usual: number;
}

/** The job that an address is of, by what stands beside, above or below it. */
function read(lines: readonly MailLine[], at: number, line: JobLine, { above, usual }: Layout): Told | null {
  const over = blockFrom(lines, at, -1);
  if (line.words === '') return line.calls || !above ? endOf(over, usual) : startOf(blockFrom(lines, at, 1));
  const parts = line.words.split(/\s+[-·–—|•]\s+/);
  return (
    startOf([line.words, ...blockFrom(lines, at, 1)]) ??
    (parts.length > 1 ? told([parts[0] ?? '', parts[1] ?? '', parts.slice(2).join(', ')]) : null) ??
    endOf([...over, line.words], usual)
  );
}

/** Every job that a mail lists with its own address, once each, where it is told best; a heading or a way on is none. */
export function entriesOf(lines: readonly MailLine[]): AlertEntry[] {
  const found = new Map<string, AlertEntry>();
  const jobs = lines.flatMap((line, at) => (line.kind === 'job' ? [{ line, at }] : []));
  const bare = jobs.filter(({ line }) => line.words === '' && !line.calls).map(({ at }) => at);
  const usual = usualLines(
    lines,
    jobs.map(({ at }) => at),
  );
  const layout = { usual, above: standsAbove(lines, bare, usual) };
  for (const { line, at } of jobs) {
    const key = `${line.channel} ${line.id}`;
    const known = found.get(key);
    const entry = known?.place ? null : read(lines, at, line, layout);
    if (entry !== null && (known === undefined || entry.place !== ''))
      found.set(key, { channel: line.channel, id: line.id, ...entry });
  }
  return [...found.values()];
}
