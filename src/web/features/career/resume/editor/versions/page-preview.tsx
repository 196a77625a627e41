import purify from 'dompurify';
import { useMemo } from 'react';
import classes from './page-preview.module.css';

/** A document as it would print, to read only: in a frame that runs no script and reaches nothing of this page. */
export function PagePreview({ html, title }: { html: string; title: string }) {
  const safe = useMemo(
    () =>
      purify.sanitize(html, {
        WHOLE_DOCUMENT: true,
        ADD_TAGS: ['style'],
        FORBID_TAGS: ['img', 'svg', 'math', 'form', 'meta'],
        RETURN_TRUSTED_TYPE: true,
      }),
    [html],
  );
  // The types know the property as a string; under the page's policy the browser takes only this.
  return <iframe className={classes.frame} sandbox="" title={title} srcDoc={safe as unknown as string} />;
}
