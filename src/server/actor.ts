import type { AccountKind } from '#contract/endpoint.ts';
import type { Locale } from '#localization/types.ts';

/** Who acts: a signed-in account, a visitor without a token, or the system carrying out a job. */
export type Actor =
  | {
      kind: 'account';
      accountId: string;
      /** What it may be used for: looking for work, a business, or both. */
      sides: readonly AccountKind[];
      /** The side it was made on, whose host it is at home on. */
      home: AccountKind;
      sessionId: string;
      /** True within the grace of a deletion. */
      ending?: boolean;
      /** True when the person proved themselves again within the last ten minutes, on the device that asks. */
      steppedUp?: boolean;
      /** The language the person chose; English by default. */
      locale?: Locale;
      /** IANA name. */
      timeZone?: string;
    }
  | { kind: 'visitor' }
  | { kind: 'system'; job: string };

export const visitor: Actor = { kind: 'visitor' };

/**
 * The browser that asks for a code, which works there alone: told by its device secret. `source` is set for one that sent no
 * cookie: if it keeps none, it is told by where it is.
 */
export interface Asker {
  /** SHA-256 of the device's secret. */
  deviceHash: string;
  source: string | null;
}

/** What a request tells of where it comes from. */
export interface Visit {
  /** Canonical source, for limits: an IPv4 address or the first 64 bits of an IPv6 one. */
  source: string;
  userAgent: string;
  /** Scheme and host that were asked, which is the page's own origin in a browser. */
  origin: string;
  /** Whose host was asked: an account made there is of that kind. */
  offering: AccountKind;
  /** The secret of the device cookie; null when there is none. */
  device: string | null;
}
