import classes from './list.module.css';

/** Where the names of occupations and skills come from, in the words their licences ask for. */
export function TaxonomyNotice() {
  return (
    <details className={classes.notice}>
      <summary>Where the names after “Listed as” come from</summary>
      <p>
        This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor,
        Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a
        trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved,
        endorsed, or tested these modifications.
      </p>
      <p>
        This service uses the ESCO classification of the European Commission. We joined it to O*NET by equal
        wording, filtered it and added names that postings use.
      </p>
    </details>
  );
}
