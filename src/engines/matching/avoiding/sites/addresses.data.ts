/** Job sites that stand under many endings: "indeed.ca", "glassdoor.fr". */
export const WORLD_BOARDS: readonly string[] = 'linkedin indeed google glassdoor ziprecruiter monster'.split(
  ' ',
);

/** Other sites with a page for each of many employers, under any ending. */
export const WORLD_PAGES: readonly string[] =
  'facebook instagram twitter youtube tiktok crunchbase wellfound jobillico jobboom workopolis eluta jooble simplyhired stepstone xing kununu comparably yelp wikipedia'.split(
    ' ',
  );

/** What a part of an address says of the page and not of whose it is. */
export const PAGE_KINDS: ReadonlySet<string> = new Set(
  (
    'company companies compagnie compagnies cmp employer employers employeur employeurs entreprise entreprises organisation organisations organization ' +
    'organizations org orgs firma firmen unternehmen arbeitgeber empresa empresas azienda school schools showcase page pages profile profiles business ' +
    'overview review reviews salary salaries salaire salaires avis about life people posts jobs job careers career carrieres emplois emploi offres ' +
    'vacancies vacancy opening openings postings posting positions position search recherche board boards job_board jobboard job-boards embed hcmui ' +
    'candidateexperience sites site apply view details working-at home index pub wiki biz user channel join external internal public'
  ).split(' '),
);

/** Parts of a host that say what is there and not whose it is. */
export const HOST_KINDS: ReadonlySet<string> = new Set(
  'www m web app apps api jobs job careers career carrieres emplois apply boards board job-boards recruiting recruitment hire hiring talent'.split(
    ' ',
  ),
);
