import classes from './list.module.css';
import { text } from './messages.ts';

/** Where the names of occupations and skills come from, in the words their licences ask for. */
export function TaxonomyNotice() {
  return (
    <details className={classes.notice}>
      <summary>{text('namesTitle')}</summary>
      <p>{text('namesOfOnet')}</p>
      <p>{text('namesOfEsco')}</p>
    </details>
  );
}
