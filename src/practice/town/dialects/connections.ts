import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { createCodes, word, type Codes } from './codes.ts';
import { townDialects, type TownDialect } from './faults.ts';
import { replaceFile } from '#practice/records/jsonl.ts';

/** What the one application that the town's vendors know is registered as. */
export const APPLICATION = { id: 'town-application', secret: 'town-application-secret' } as const;

const grantSchema = z.object({
  dialect: z.enum(townDialects),
  shop: z.string(),
  /** Opaque words that stand for the grant; of WooCommerce the key and the secret. */
  access: z.string(),
  refresh: z.string(),
  scope: z.string(),
  /** Milliseconds on the machine's clock; null is for ever. */
  expiresAt: z.number().nullable(),
});
const subscriptionSchema = z.object({
  id: z.string(),
  dialect: z.enum(townDialects),
  shop: z.string(),
  topics: z.array(z.string()),
  url: z.string(),
  secret: z.string(),
  /** How many of the shop's orders were told, and when it was last told of changes. */
  told: z.int(),
  toldAt: z.number(),
  failures: z.int(),
});
const stateSchema = z.object({ grants: z.array(grantSchema), subscriptions: z.array(subscriptionSchema) });

export type Grant = z.infer<typeof grantSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Connections = Codes & {
  grant: (grant: Pick<Grant, 'dialect' | 'shop' | 'scope'>, lasts: number | null) => Grant;
  /** Another access for a refresh token, which stays as it is. */
  refresh: (dialect: TownDialect, token: string, lasts: number | null) => Grant | null;
  find: (dialect: TownDialect, access: string) => Grant | null;
  revoke: (dialect: TownDialect, access: string) => boolean;
  subscriptions: () => Subscription[];
  subscribe: (subscription: Omit<Subscription, 'id' | 'failures'>) => Subscription;
  unsubscribe: (id: string) => boolean;
  save: () => void;
  clear: () => void;
};

const until = (lasts: number | null): number | null => (lasts === null ? null : Date.now() + lasts);

/** Who may ask the town's vendors for what, and who wants to be told, in town-connections.json of the folder. */
export function openConnections(directory: string): Connections {
  const path = `${directory}/town-connections.json`;
  let state: z.infer<typeof stateSchema> = existsSync(path)
    ? stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { grants: [], subscriptions: [] };
  const codes = createCodes();
  const save = (): void => replaceFile(path, JSON.stringify(state));
  return {
    ...codes,
    grant: (given, lasts) => {
      const grant = { ...given, access: word('at_'), refresh: word('rt_'), expiresAt: until(lasts) };
      state.grants.push(grant);
      save();
      return grant;
    },
    refresh: (dialect, token, lasts) => {
      const grant = state.grants.find((each) => each.dialect === dialect && each.refresh === token);
      if (grant === undefined) return null;
      Object.assign(grant, { access: word('at_'), expiresAt: until(lasts) });
      save();
      return grant;
    },
    find: (dialect, access) => {
      const grant = state.grants.find((each) => each.dialect === dialect && each.access === access);
      return grant !== undefined && (grant.expiresAt ?? Infinity) > Date.now() ? grant : null;
    },
    revoke: (dialect, access) => {
      const before = state.grants.length;
      state.grants = state.grants.filter((each) => each.dialect !== dialect || each.access !== access);
      save();
      return state.grants.length < before;
    },
    subscriptions: () => state.subscriptions,
    subscribe: (given) => {
      const subscription = { ...given, id: word('wh_'), failures: 0 };
      state.subscriptions.push(subscription);
      save();
      return subscription;
    },
    unsubscribe: (id) => {
      const before = state.subscriptions.length;
      state.subscriptions = state.subscriptions.filter((each) => each.id !== id);
      save();
      return state.subscriptions.length < before;
    },
    save,
    clear: () => {
      state = { grants: [], subscriptions: [] };
      codes.forget();
      save();
    },
  };
}
