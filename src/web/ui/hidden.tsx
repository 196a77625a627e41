import type { ReactNode } from 'react';

/** A tag for messages: words that are heard, and not seen. */
export const hidden = (inner: ReactNode): ReactNode => <span className="visually-hidden">{inner}</span>;
