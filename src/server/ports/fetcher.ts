import { say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';

/** A request to the outside world; only hosts in `allowedHosts` are called, redirects included. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  allowedHosts: readonly string[];
  /** Least pause between the end of the request before to the same host and this one, in milliseconds; 1,000 when not given. */
  pauseMs?: number;
}
export interface IncomingReply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}
/**
 * Calls public addresses only (checked when the connection is made, on every hop), 15 MB and 30 s at most, one request at a time per
 * host with a pause between. A redirect is followed to allowed hosts only, never from https to http, and only for GET.
 * Rejects with `FetchRefused` for addresses that may not be called and `FetchFailed` for those that did not answer.
 */
export interface Fetcher {
  fetch(request: OutgoingRequest): Promise<IncomingReply>;
}

/** Nothing could be read; `said` tells a person why. */
class NotFetched extends Error {
  readonly said: Message;

  constructor(said: Message, options?: ErrorOptions) {
    super(say(said, { locale: 'en' }), options);
    this.said = said;
  }
}

export class FetchRefused extends NotFetched {}
export class FetchFailed extends NotFetched {}
