import { Component } from 'react';
import type { ReactNode } from 'react';
import { Failed } from '#web/shell/errors/failed.tsx';
import { text } from './messages.ts';

interface Shown {
  failed: { error: unknown } | null;
}

/** Says that a screen failed, in its place; where there is a router, that does it. */
export class FailureBoundary extends Component<{ children: ReactNode }, Shown> {
  override state: Shown = { failed: null };

  static getDerivedStateFromError(error: unknown): Shown {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? (
      this.props.children
    ) : (
      <Failed error={failed.error} backTo="/" backLabel={text('backToStart')} />
    );
  }
}
