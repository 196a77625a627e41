import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { PostingListings } from '#web/shell/applications/posting-listings.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './content.module.css';
import { text } from './messages.ts';
import { PostingTermsList } from './posting-terms.tsx';

/** What the posting offers, its own words on demand, and the way to it. */
export function PostingText({ application }: { application: ApplicationDetail }) {
  const [open, setOpen] = useState(false);
  const { description, url, language, terms } = application;
  const isLink = /^https?:\/\//i.test(url);
  return (
    <section aria-label={text('posting')}>
      <h2 className={classes.groupTitle}>{text('posting')}</h2>
      <PostingTermsList terms={terms} language={language} />
      <div className={classes.postingActions}>
        <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text('hidePosting') : text('readPosting')}
        </Button>
        {isLink && (
          <a className="text-link" href={url} target="_blank" rel="noreferrer">
            {text('toBoard')} <ExternalLink aria-hidden className={classes.out} />
          </a>
        )}
      </div>
      <PostingListings application={application} />
      {open && (
        <div className={classes.posting} lang={language}>
          {description}
        </div>
      )}
    </section>
  );
}
