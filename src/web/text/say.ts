import type { CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { said, say } from './said.ts';

/** What a tag of a message becomes, e.g. `{ link: (inner) => <Link to={path}>{inner}</Link> }`. */
export type Tag = (inner: ReactNode) => ReactNode;

/** A tag gets its parts as children, so that none needs a key. */
const valueOf = (value: unknown): unknown =>
  typeof value === 'function'
    ? (parts: ReactNode[]) => (value as Tag)(createElement(Fragment, null, ...parts))
    : value;

/** Says a compiled message whose tags become elements. */
export function sayRich(message: CompiledMessage, values: object = {}): ReactNode {
  const given = Object.entries(values).map(([name, value]) => [name, valueOf(value)]);
  const parts = said<ReactNode>(message, Object.fromEntries(given));
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

/** The built form of every catalogue: each call brings its own message, so that a screen loads what it says and no more. */
export const builtText = Object.assign(say, { rich: sayRich });
