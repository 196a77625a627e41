/** A request to the outside world; only hosts in `allowedHosts` are called, redirects included. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  allowedHosts: readonly string[];
}
export interface IncomingReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/**
 * Calls public addresses only (checked when the connection is made, on every hop), 5 MB and 15 s at most, paced per host.
 * Rejects with `FetchRefused` for addresses that may not be called and `FetchFailed` for those that did not answer.
 */
export interface Fetcher {
  fetch(request: OutgoingRequest): Promise<IncomingReply>;
}
export class FetchRefused extends Error {}
export class FetchFailed extends Error {}
