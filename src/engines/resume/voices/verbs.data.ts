/** Past forms of English verbs that do not end in -ed, as they begin lines of a resume. */
export const IRREGULAR_PASTS: ReadonlySet<string> = new Set(
  (
    'led built ran taught wrote grew cut kept made held oversaw drove won sold spoke began took gave met set put sent brought dealt stood understood ' +
    'found sought bought caught chose broke rose undertook rewrote rebuilt did was fed read spent swept laid lent paid said told saw shot split spun ' +
    'withdrew wove went got became came flew forecast input overcame shrank stuck struck swam tore threw wound bent dug hung'
  ).split(' '),
);

/** Words in -ed that describe a person or thing rather than tell what was done. */
export const DESCRIBING_WORDS: ReadonlySet<string> = new Set(
  (
    'certified experienced skilled dedicated motivated licensed qualified detailed advanced registered required based accomplished seasoned ' +
    'organized-minded talented bed need speed shed feed embed proceed succeed exceed'
  ).split(' '),
);

/** Base forms of English verbs that begin lines of a resume about a present job. */
export const BASE_VERBS: ReadonlySet<string> = new Set(
  (
    'administer advise analyse analyze answer apply arrange assemble assess assist audit balance build calculate care carry check clean coach collaborate ' +
    'collect communicate complete conduct contribute cook coordinate counsel create deliver design develop direct document draft drive educate ensure enter ' +
    'establish evaluate examine execute facilitate file fix follow generate greet guide handle help implement improve inspect install instruct interpret ' +
    'investigate lead liaise lift load maintain make manage mentor monitor negotiate operate order organise organize oversee pack participate perform plan ' +
    'prepare present process produce program promote provide read reconcile record repair report research resolve respond review run schedule sell serve ' +
    'ship solve stock supervise support teach test track train translate troubleshoot update use verify weld work write'
  ).split(' '),
);

/** French nouns in -té and other words that look like past participles but are none; folded. */
export const NOT_PARTICIPLES: ReadonlySet<string> = new Set(
  (
    'sante qualite securite responsabilite activite comptabilite societe cite unite proprete marche cafe capacite communaute diversite efficacite equite ' +
    'facturabilite fidelite habilete liberte mobilite productivite propriete publicite rapidite rentabilite salubrite specialite tracabilite universite ' +
    'variete visibilite employe associe depute cote ete conge degre diplome passionne motive experimente qualifie certifie agree dedie'
  ).split(' '),
);
