import { LOCALES } from '#localization/types.ts';
import type { Locale } from '#localization/types.ts';
import type { Config } from '#server/config.ts';

/** The languages that people may choose: the pseudo-language is for those who develop the product. */
export const localesOf = ({ environment }: Pick<Config, 'environment'>): readonly Locale[] =>
  environment === 'production' ? LOCALES.filter((locale) => locale !== 'xx') : LOCALES;
