import { blocksOf } from './blocks.ts';
import type { Block } from './blocks.ts';
import { headOf, titleFirstByVote, wantsMore } from './job-heads.ts';
import { rolesOf } from './roles.ts';
import { splitAlike, splitAtLast } from './employers/comma-heads.ts';
import { haveTownsBeside, withoutTowns } from './towns.ts';
import type { Segment } from './towns.ts';
import { withoutLabels } from './labelled.ts';
import { underTotals } from './employers/totals.ts';
import { unwrapped } from './wraps.ts';
import { paragraphs } from '#engines/resume/reading/lines.ts';
import type { Found, Line } from '#engines/resume/reading/lines.ts';

/** A job (or volunteer role) as it stands in the document. Dates are "" where there are none or where it goes on. */
export interface Job {
  position: Found | null;
  name: Found | null;
  location: Found | null;
  startDate: Found | null;
  endDate: Found | null;
  summary: Found | null;
  highlights: Found[];
  /** All lines of the head, also those that gave no value of their own. */
  headLines: Line[];
}

const found = (segment: Segment | null | undefined): Found | null =>
  segment === null || segment === undefined ? null : { value: segment.text, lines: [segment.line] };

function bodyOf(lines: readonly Line[]): Pick<Job, 'summary' | 'highlights'> {
  const texts = paragraphs(lines);
  const items = texts.filter(({ lines: [first] }) => first?.item === true);
  if (items.length === 0) {
    return texts.length === 1
      ? { summary: texts[0] ?? null, highlights: [] }
      : { summary: null, highlights: texts };
  }
  const [lead] = texts;
  const summary = lead !== undefined && lead.lines[0]?.item === false ? lead : null;
  return { summary, highlights: texts.filter((text) => text !== summary) };
}

const TOWN_AFTER = /^(.+?),\s+(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2})$/u;

/** The year of a date; none has not come yet. */
const yearOf = (date: Found | null): string => date?.value.slice(0, 4) ?? '9999';

/** Whether one span of years lies within another. */
function isWithin(inner: Job, outer: Job): boolean {
  return (
    inner.startDate !== null &&
    outer.startDate !== null &&
    yearOf(inner.startDate) >= yearOf(outer.startDate) &&
    yearOf(inner.endDate) <= yearOf(outer.endDate)
  );
}

/** A title whose own comma was taken for what parts it from an employer ("Registered Nurse, Cardiac Step-Down"). */
function wholeTitle({ position, name }: Job): Found | null {
  const [line] = position?.lines ?? [];
  const whole = `${position?.value}, ${name?.value}`;
  return position !== null && line !== undefined && line.body.startsWith(whole)
    ? { ...position, value: whole }
    : position;
}

/** Jobs without the line that names their employer and all the years there: roles that follow within those are held there. */
function underEmployers(jobs: readonly Job[]): Job[] {
  const held: Job[] = [];
  let over: Job | null = null;
  jobs.forEach((job, index) => {
    const next = jobs[index + 1];
    const isBare = job.position === null && job.summary === null && job.highlights.length === 0;
    if (job.name !== null && isBare && next !== undefined && next.position !== null && isWithin(next, job)) {
      const [, name, town] = TOWN_AFTER.exec(job.name.value) ?? [];
      const { lines } = job.name;
      const place = town === undefined ? job.location : { value: town, lines };
      over = { ...job, name: { value: name ?? job.name.value, lines }, location: place };
      next.headLines.unshift(...job.headLines);
      return;
    }
    const isOwn = over === null || job.position === null || !isWithin(job, over);
    if (isOwn) over = null;
    const employer = over;
    held.push(
      employer === null
        ? job
        : { ...job, position: wholeTitle(job), name: employer.name, location: employer.location },
    );
  });
  return held;
}

/** Short lines that stand word for word under several jobs name what follows them ("Highlights", "Responsibilities"). */
function repeatedLabels(blocks: readonly Block[]): ReadonlySet<Line> {
  const bodies = blocks.map(({ body }) =>
    // The end of an item that its line breaks may be the same in several jobs, and begins small.
    body.filter((line) => !line.item && /^\p{Lu}/u.test(line.body) && line.body.split(' ', 4).length <= 3),
  );
  const jobs = new Map<string, number>();
  for (const body of bodies)
    for (const text of new Set(body.map((line) => line.body))) jobs.set(text, (jobs.get(text) ?? 0) + 1);
  return new Set(bodies.flatMap((body) => body.filter((line) => (jobs.get(line.body) ?? 0) > 1)));
}

/** Reads a section of jobs: titles and employers in either order, dates left or right, several roles at one employer. */
export function readJobs(lines: readonly Line[]): Job[] {
  const blocks = blocksOf(unwrapped(withoutLabels(underTotals(lines))), wantsMore);
  const labels = repeatedLabels(blocks);
  const townsBeside = haveTownsBeside(blocks);
  const heads = splitAtLast(splitAlike(withoutTowns(blocks.map((block) => headOf(block, townsBeside)))));
  const roles = rolesOf(heads, blocks, titleFirstByVote(heads));
  const jobs: Job[] = [];
  blocks.forEach((block, index) => {
    const role = roles[index];
    if (role === undefined) return;
    const { position, name, location } = role;
    const before = jobs.at(-1);
    const inherits = position !== null && name === null && before?.name !== null && before !== undefined;
    const { span, line } = block.date ?? { span: null, line: null };
    const dated = (value: string): Found | null =>
      value === '' || line === null ? null : { value, lines: [line] };
    jobs.push({
      position: found(position),
      name: inherits ? before.name : found(name),
      location: found(location) ?? (inherits ? before.location : null),
      startDate: dated(span?.start ?? ''),
      endDate: dated(span?.end ?? ''),
      ...bodyOf(block.body.filter((told) => !labels.has(told) && told !== location?.line)),
      headLines: [...block.head.map((part) => part.line), ...block.body.filter((told) => labels.has(told))],
    });
  });
  return underEmployers(jobs).filter((job) => job.position !== null || job.name !== null);
}
