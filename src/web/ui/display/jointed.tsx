import { Fragment } from 'react';
import { piecesOf } from './joints.ts';

/** A name such as `reviewer.displayName`: where it is too long for its line, it is broken at its joints before it is within a word. */
export function Jointed({ children }: { children: string }) {
  return piecesOf(children).map((piece, place) => (
    // The pieces of one name in their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
