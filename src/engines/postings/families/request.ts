import type { BoardRequest } from './board.ts';
import { hostOf } from './normal.ts';

/** A request for `origin` + `path` that only the host of the origin may answer. */
export function get(origin: string, path: string, accept = 'application/json'): BoardRequest {
  return {
    method: 'GET',
    url: origin + path,
    headers: { accept },
    body: null,
    allowedHosts: [hostOf(origin)],
  };
}
