import { Fragment } from 'react';

/** Whole sentences that are said one after another, each an element of its own; empty ones are left out. */
export const Sentences = ({ all }: { all: readonly string[] }) => (
  <span>
    {all
      .filter((sentence) => sentence !== '')
      .map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 && ' '}
          <span>{sentence}</span>
        </Fragment>
      ))}
  </span>
);
