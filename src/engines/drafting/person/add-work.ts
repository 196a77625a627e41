import type { Fact, JsonResume, MasterProfile } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';

type Job = JsonResume['work'][number];

const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();
const agree = (a: string, b: string): boolean => a === '' || b === '' || same(a, b);
/** A shorter name is as often another word. */
const SHORTEST_NAME = 4;

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether words name an employer as a word of its own. */
function names(text: string, { name }: Job): boolean {
  const wanted = plain(name);
  return wanted.length >= SHORTEST_NAME && ` ${plain(text)} `.includes(` ${wanted} `);
}

/** Whether a name is another's beginning, as people shorten one: "Little Larks" for "Little Larks Day Care". */
const shortens = (name: string, whole: string): boolean =>
  plain(name).length >= SHORTEST_NAME && `${plain(whole)} `.startsWith(`${plain(name)} `);

/** The end of a job and nothing else: it corrects the end that was known. */
const isEnd = ({ position, startDate, endDate, highlights }: Job): boolean =>
  position === '' && startDate === '' && endDate !== '' && highlights.length === 0;

/** The one known job that a job which was said speaks of; -1 where it is another, or two could be meant. */
function knownJob(work: readonly Job[], said: Job): number {
  const isIt = (job: Job): boolean =>
    said.name === ''
      ? said.position === '' &&
        said.highlights.length > 0 &&
        said.highlights.every((text) => names(text, job))
      : (same(job.name, said.name) || (said.position === '' && shortens(said.name, job.name))) &&
        agree(job.position, said.position) &&
        // Of two jobs that go on at one employer under one title, the start said last is meant.
        (agree(job.startDate, said.startDate) || (job.endDate === '' && said.endDate === '')) &&
        (agree(job.endDate, said.endDate) || isEnd(said));
  const found = work.flatMap((job, index) => (isIt(job) ? [index] : []));
  if (found.length === 1) return found[0] ?? -1;
  // The same job told again, word for word.
  return work.findIndex(
    (job) =>
      same(job.position, said.position) &&
      same(job.name, said.name) &&
      agree(job.startDate, said.startDate) &&
      agree(job.endDate, said.endDate),
  );
}

/** Adds what was said of jobs: to the known job it names, which keeps what is known of it, else as a job of its own. */
export function addWork(into: MasterProfile, from: MasterProfile): void {
  const { work } = into.resume;
  const known = work.length;
  const move = (path: string, to: string) => {
    const facts = from.facts.filter((fact) => fact.path === path || fact.path.startsWith(`${path}/`));
    into.facts.push(
      ...facts.map((fact): Fact => ({ ...fact, path: `${to}${fact.path.slice(path.length)}` })),
    );
  };
  from.resume.work.forEach((said, order) => {
    const [path, index] = [`/work/${order}`, knownJob(work.slice(0, known), said)];
    const job = work[index];
    if (job === undefined) {
      move(path, `/work/${work.length}`);
      work.push(said);
      return;
    }
    for (const key of ['position', 'location', 'startDate', 'endDate', 'summary'] as const) {
      const isNewer =
        (key === 'startDate' && job.endDate === '' && said.endDate === '') ||
        (key === 'endDate' && isEnd(said));
      if (said[key] === '' || said[key] === job[key] || (job[key] !== '' && !isNewer)) continue;
      into.facts = into.facts.filter((fact) => fact.path !== `/work/${index}/${key}`);
      job[key] = said[key];
      move(`${path}/${key}`, `/work/${index}/${key}`);
    }
    said.highlights.forEach((text, line) => {
      if (job.highlights.some((one) => same(one, text))) return;
      move(`${path}/highlights/${line}`, `/work/${index}/highlights/${job.highlights.length}`);
      job.highlights.push(text);
    });
  });
}
