/** Folded words that say under which law a company stands, wherever they are in its name. */
export const LEGAL_FORMS: readonly string[] =
  'inc incorporated ltd limited llc llp lp corp corporation gmbh plc ltee limitee senc sencrl enr'.split(' ');
