import purify from 'dompurify';
import { useMemo } from 'react';
import { pageFaces } from '#web/ui/fonts/page-faces.ts';
import classes from './page-preview.module.css';

/** A document as it would print, to read only: in a frame that runs no script; the typefaces are fetched as this page. */
export function PagePreview({ html, title }: { html: string; title: string }) {
  const safe = useMemo(
    () =>
      purify.sanitize(
        html.replace('</head>', () => `<style>${pageFaces()}</style></head>`),
        {
          WHOLE_DOCUMENT: true,
          ADD_TAGS: ['style'],
          FORBID_TAGS: ['img', 'svg', 'math', 'form', 'meta'],
          RETURN_TRUSTED_TYPE: true,
        },
      ),
    [html],
  );
  // The types know the property as a string; under the page's policy the browser takes only this.
  return (
    <iframe
      className={classes.frame}
      sandbox="allow-same-origin"
      title={title}
      srcDoc={safe as unknown as string}
    />
  );
}
