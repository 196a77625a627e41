import type { Thing } from './execute.ts';
import { gid } from './ids.ts';

/** A query over everything, run apart: its lines of JSON are fetched from an address of their own. */
export type BulkRun = { id: string; shop: string; lines: string[]; isSeen: boolean };

export type BulkRuns = {
  start: (shop: string, answer: object) => BulkRun;
  /** The last run of a shop, or null. */
  latest: (shop: string) => BulkRun | null;
  find: (shop: string, id: string) => BulkRun | null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const edgesOf = (value: unknown): unknown[] | null =>
  isObject(value) && Array.isArray(value['edges']) ? value['edges'] : null;

/** An element as a line, and behind it those of the lists within it, each with the id of its parent. */
function linesOf(node: Record<string, unknown>, parent: unknown): string[] {
  const own: Record<string, unknown> = {};
  const below: string[] = [];
  for (const [name, value] of Object.entries(node)) {
    const edges = edgesOf(value);
    if (edges === null) own[name] = value;
    else below.push(...edges.flatMap((edge) => lineOf(edge, node['id'])));
  }
  return [JSON.stringify(parent === undefined ? own : { ...own, __parentId: parent }), ...below];
}

function lineOf(edge: unknown, parent: unknown): string[] {
  return isObject(edge) && isObject(edge['node']) ? linesOf(edge['node'], parent) : [];
}

/** The lines of an answer's lists. Throws where there is none. */
function linesIn(answer: object): string[] {
  const lists = Object.values(answer).flatMap((value) => edgesOf(value) ?? []);
  if (!Object.values(answer).some((value) => edgesOf(value) !== null))
    throw new Error('Bulk queries must contain at least one connection.');
  return lists.flatMap((edge) => lineOf(edge, undefined));
}

/** The runs of all shops, until the world is stopped. */
export function createBulkRuns(): BulkRuns {
  const runs: BulkRun[] = [];
  return {
    start: (shop, answer) => {
      const run = { id: String(runs.length + 1), shop, lines: linesIn(answer), isSeen: false };
      runs.push(run);
      return run;
    },
    latest: (shop) => runs.findLast((run) => run.shop === shop) ?? null,
    find: (shop, id) => runs.find((run) => run.shop === shop && run.id === id) ?? null,
  };
}

/** A run as it is asked for: at first it is only there, then it is done. */
export function bulkThing(run: BulkRun | null, origin: string): Thing | null {
  if (run === null) return null;
  const status = run.isSeen ? 'COMPLETED' : 'CREATED';
  run.isSeen = true;
  return {
    __typename: 'BulkOperation',
    id: gid('BulkOperation', run.id),
    status,
    errorCode: null,
    objectCount: String(run.lines.length),
    url:
      status === 'COMPLETED' && run.lines.length > 0
        ? `${origin}/shopify/${run.shop}/bulk/${run.id}.jsonl`
        : null,
  };
}
