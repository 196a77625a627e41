import { readdir, readFile } from 'node:fs/promises';

const reading = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

interface Running {
  id: number;
  parent: number;
}

/** Every process of this machine with the one that started it; none where the system does not say. */
async function runningNow(): Promise<Running[]> {
  const names = await readdir('/proc').catch(() => []);
  const ids = names.map(Number).filter((id) => id > 0);
  return Promise.all(
    ids.map(async (id) => {
      // Its name may hold brackets and spaces; the parent comes behind them.
      const [, parent] = /\) \S (\d+)/.exec(await reading(`/proc/${id}/stat`)) ?? [];
      return { id, parent: Number(parent ?? 0) };
    }),
  );
}

/** The processes of a program that this one has started itself. */
export async function startedFrom(program: string): Promise<number[]> {
  const own = (await runningNow()).filter(({ parent }) => parent === process.pid);
  const lines = await Promise.all(own.map(({ id }) => reading(`/proc/${id}/cmdline`)));
  return own.filter((_, at) => lines[at]?.startsWith(program) === true).map(({ id }) => id);
}

/** Megabytes that a process and all it has started hold, shared pages counted by their share; 0 where the system does not say. */
export async function memoryOf(root: number): Promise<number> {
  const all = await runningNow();
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { id, parent } of all) if (tree.has(parent)) tree.add(id);
  }
  const kilobytes = await Promise.all(
    [...tree].map(async (id) =>
      Number(/^Pss:\s+(\d+)/m.exec(await reading(`/proc/${id}/smaps_rollup`))?.[1] ?? 0),
    ),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
