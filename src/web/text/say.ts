import type { CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { format, listOf } from '#localization/format.ts';
import { inPageLocale, pageLocale } from './page-locale.ts';

/** What a tag of a message becomes, e.g. `{ link: (inner) => <Link to={path}>{inner}</Link> }`. */
export type Tag = (inner: ReactNode) => ReactNode;

type Value = string | number | Date | ((parts: ReactNode[]) => ReactNode);

/** A value as it stands in the sentence. A tag gets its parts as children, so that none needs a key. */
function valueOf(value: unknown): Value {
  if (Array.isArray(value)) return listOf(pageLocale(), value as string[], 'conjunction');
  if (typeof value !== 'function') return value as string | number | Date;
  return (parts) => (value as Tag)(createElement(Fragment, null, ...parts));
}

function said<Element>(message: CompiledMessage, values: object | undefined) {
  const given = Object.entries(values ?? {}).map(([name, value]) => [name, valueOf(value)]);
  return format<Element>(inPageLocale(message), Object.fromEntries(given) as never, {
    locale: pageLocale(),
  });
}

/** Says a compiled message in the language of the page. */
export const say = (message: CompiledMessage, values?: object): string =>
  [said<string>(message, values)].flat().join('');

/** Says a compiled message whose tags become elements. */
export function sayRich(message: CompiledMessage, values?: object): ReactNode {
  const parts = said<ReactNode>(message, values);
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

/** The built form of every catalogue: each call brings its own message, so that a screen loads what it says and no more. */
export const builtText = Object.assign(say, { rich: sayRich });
