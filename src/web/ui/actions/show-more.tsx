import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './show-more.module.css';

interface Pages {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page of a list; says so when it could not be loaded, and may be pressed again then. */
export function ShowMore({ pages, failed, children }: { pages: Pages; failed: string; children: ReactNode }) {
  return (
    <div className={classes.more}>
      <Button size="sm" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {children}
      </Button>
      {pages.isFetchNextPageError && <span role="alert">{failed}</span>}
    </div>
  );
}
