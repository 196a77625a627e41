/** Legal forms that are words or names elsewhere: they count at the end of a name only. */
export const LEGAL_ENDINGS: ReadonlySet<string> = new Set(
  (
    'sa sas sasu sarl eurl srl spa ag se sec bv nv as ab asa oy oyj aps pty pte pvt kg kgaa mbh ohg ug ek ev co cie compagnie company ' +
    'partnership ulc lllp pc pbc gp kk bhd sdn kft doo zoo ltda lda eirl sca scs snc coop fzco fze unlimited registered'
  ).split(' '),
);

/** Legal forms in full, folded. */
export const LEGAL_PHRASES: readonly string[] = [
  'public limited company',
  'sa de cv',
  's de rl de cv',
  'sp z oo',
  'limited liability company',
  'limited liability partnership',
  'professional corporation',
  'societe en commandite',
  'societe en nom collectif',
  'societe par actions simplifiee',
  'societe anonyme',
  'societe a responsabilite limitee',
];

/** What a part of a company is called, at the end of its name and folded. */
export const UNITS: ReadonlySet<string> = new Set(
  (
    'division divisions department departement dept branch succursale filiale subsidiary unit unite office bureau corporate headquarters hq store stores magasin ' +
    'warehouse entrepot plant usine site campus location franchise franchisee operations region territory affiliate'
  ).split(' '),
);

/** The same in two or three words. */
export const UNIT_PHRASES: readonly string[] = [
  'head office',
  'main office',
  'regional office',
  'corporate office',
  'siege social',
  'bureau chef',
  'distribution centre',
  'distribution center',
  'centre de distribution',
  'fulfilment centre',
  'fulfillment center',
  'service centre',
  'service center',
  'centre de services',
  'human resources',
  'ressources humaines',
  'cross dock',
  'group of companies',
  'family of companies',
  'groupe de compagnies',
  'groupe d’entreprises',
];

/** Places of work that many firms are named after as well: "Home Depot", "Iron Works". */
export const WORKPLACES: ReadonlySet<string> = new Set(
  (
    'depot terminal yard hub outlet showroom counter kiosk mill factory works hangar dealership restaurant shop sawmill refinery smelter mine quarry brewery greenhouse nursery pharmacy pharmacie lounge gym clinic lab laboratory facility complex ' +
    'centre center boutique comptoir atelier garage agence agency brand brands banner marque banniere'
  ).split(' '),
);

/** What firms call all they own; others of the same first word call themselves so too. */
export const OWNERSHIPS: ReadonlySet<string> = new Set(
  'companies compagnies enterprise enterprises entreprise entreprises industries ventures brands marques'.split(
    ' ',
  ),
);

/** Parts that French names before its place or trade: "usine de Joliette", "division fromages". */
export const FRENCH_UNITS: ReadonlySet<string> = new Set(
  'division departement succursale succ filiale magasin entrepot usine depot terminal bureau direction agence etablissement siege comptoir atelier region secteur service services unite'.split(
    ' ',
  ),
);

/** The same in several words. */
export const FRENCH_UNIT_PHRASES: readonly string[] = [
  'point de service',
  'point de vente',
  'centre de distribution',
  'centre de service',
  'centre de tri',
  'centre d’appels',
  'siege social',
];

/** Ends of a street's name. */
export const STREETS: ReadonlySet<string> = new Set(
  'street st avenue ave road rd boulevard blvd drive highway hwy lane crescent parkway'.split(' '),
);

/** Words that make a place of the city behind them: "Metro Vancouver". */
export const BEFORE_CITIES: ReadonlySet<string> = new Set(
  'metro metropolitan greater downtown uptown midtown old new inner central grand port fort mount mont saint st sainte ste lake'.split(
    ' ',
  ),
);

/** Parts that are described beside their word: "logistics division", "division logistique". */
export const DESCRIBED_UNITS: ReadonlySet<string> = new Set(
  'division department departement dept branch succursale filiale subsidiary unit affiliate'.split(' '),
);

/** Words before or behind a name that make no other company of it. */
export const GROUPS: ReadonlySet<string> = new Set(
  'group groupe grupo gruppo gruppe holding holdings compagnie cie cooperative'.split(' '),
);

/** Where in the world or a country, without being a place of a table. */
export const WHEREABOUTS: readonly string[] = [
  'international',
  'global',
  'worldwide',
  'east',
  'west',
  'north',
  'south',
  'central',
  'eastern canada',
  'western canada',
  'atlantic canada',
  'central canada',
  'est',
  'ouest',
  'nord',
  'sud',
  'ouest canadien',
  'amerique du nord',
  'amerique',
  'america',
  'ameriques',
  'atlantic',
  'atlantique',
  'pacific',
  'national capital region',
  'gta',
  'greater toronto area',
  'lower mainland',
];

/** Words that stand before a place and belong to it. */
export const BEFORE_PLACES: ReadonlySet<string> = new Set(
  'of du de des d la le the in at en au aux a'.split(' '),
);

/** What many employers of many places are called, beside `commonNameWords`: with another place each is another. */
export const SHARED: ReadonlySet<string> = new Set(
  'hydro air radio tele loto post poste parks parc government gouvernement elections investissement destination statistics tourism tourisme soccer hockey board conseil team equipe css cisss ciusss ymca ywca rcmp careers jobs emplois the'.split(
    ' ',
  ),
);

/** What stands between the names of one company, or of a part and its owner. */
export const OTHERWISE_NAMED =
  /\b(?:formerly(?: known as)?|f\/?k\/?a|d\/?b\/?a|doing business as|operating as|o\/a|a\.?k\.?a\.?|also known as|trading as|t\/a|(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:division|subsidiary|brand|banner|member|part|unit|affiliate|company) of|(?:une |la )?(?:division|filiale|marque|bannière|membre|unité|entreprise) (?:de la|du|de|d['’])|anciennement|faisant affaires? sous(?: le nom(?: de)?)?|exploitée? sous le nom(?: de)?)\b/iu;
