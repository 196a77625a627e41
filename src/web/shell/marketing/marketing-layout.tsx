import type { ReactNode } from 'react';
import { MarketingFooter } from './marketing-footer.tsx';
import { MarketingHeader } from './marketing-header.tsx';
import classes from './marketing-layout.module.css';
import { text } from './messages.ts';

interface MarketingLayoutProps {
  /** The home page's header stands on spruce, every other on paper. */
  onSpruce?: boolean;
  children: ReactNode;
}

/** Header, page and footer of the main host. Its pages are made ahead, so nothing here may need a browser. */
export function MarketingLayout({ onSpruce = false, children }: MarketingLayoutProps) {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#content">
        {text('skip')}
      </a>
      <MarketingHeader onSpruce={onSpruce} />
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <MarketingFooter />
    </div>
  );
}
