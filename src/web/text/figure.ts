import { numberFormat } from '#localization/format.ts';
import { pageLocale } from './page-locale.ts';

/** A count that stands alone, in no sentence: "1,200". */
export const figure = (count: number): string => numberFormat(pageLocale()).format(count);
