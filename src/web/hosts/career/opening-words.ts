/** What the overview's place says until the program knows who is there. */
export const openingOverview = 'Opening your dashboard. Nothing is sent without your yes.';
