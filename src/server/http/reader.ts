import type { Reader } from '#localization/format.ts';
import type { Locale } from '#localization/types.ts';
import type { Actor } from '#server/actor.ts';
import type { Config } from '#server/config.ts';
import { localesOf } from '#server/settings/locales.ts';

/** A language as a browser or an account names it; English where there is no such language. */
export function localeOf(named: string | undefined, config: Pick<Config, 'environment'>): Locale {
  const wanted = (named ?? '').split(/[,;-]/)[0]?.trim().toLowerCase();
  return localesOf(config).find((locale) => locale === wanted) ?? 'en';
}

/** Who reads what a request is answered: the account as it wishes, a visitor as their browser asks, whose zone nobody knows. */
export function readerOf(
  actor: Actor,
  acceptLanguage: string | undefined,
  config: Pick<Config, 'environment'>,
): Reader {
  if (actor.kind !== 'account') return { locale: localeOf(acceptLanguage, config), timeZone: 'UTC' };
  return { locale: localeOf(actor.locale, config), timeZone: actor.timeZone };
}
