/** Words around a title that say nothing of the trade: where, when, how long, which language, how urgent. */
export const AROUND =
  'urgent hiring hire wanted needed vacancy vacancies job jobs position opening walk interview immediate full part time permanent temporary contract freelance remote hybrid home work shift night day weekend seasonal casual month months year years fresh graduate graduates welcome salary up to based near area region city new male female bilingual speaking speaker native language mandarin cantonese japanese korean thai vietnamese malay hindi english french german spanish italian portuguese dutch arabic level entry ii iii iv i cum and of the for in at with or an a on by from de du des la le les en et ou pour au aux';

/** Ranks: they are part of a trade's name at times, but many trades share them. */
export const RANKS =
  'senior junior intern internship trainee executive officer staff personnel associate apprentice deputy professional head lead specialist principal';

/** What people write for a word in a title, in full. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  acc: 'accounting',
  acct: 'accounting',
  accts: 'accounting',
  admin: 'administrative',
  aircon: 'air conditioning',
  asst: 'assistant',
  assoc: 'associate',
  asso: 'associate',
  biz: 'business',
  coord: 'coordinator',
  cust: 'customer',
  dev: 'developer',
  dept: 'department',
  ecommerce: 'commerce online',
  eng: 'engineer',
  engr: 'engineer',
  exec: 'executive',
  fnb: 'food beverage',
  hr: 'human resources',
  maint: 'maintenance',
  mfg: 'manufacturing',
  mgmt: 'management',
  mgr: 'manager',
  mktg: 'marketing',
  ops: 'operations',
  qa: 'quality assurance',
  qc: 'quality control',
  rn: 'registered nurse',
  lpn: 'licensed practical nurse',
  cna: 'certified nursing assistant',
  cdl: 'truck driver',
  salesman: 'sales representative',
  salesmen: 'sales representative',
  saleslady: 'sales representative',
  snr: 'senior',
  sr: 'senior',
  jr: 'junior',
  supv: 'supervisor',
  svc: 'service',
  telemarketing: 'telephone marketing',
  telesales: 'telephone sales',
  vp: 'vice president',
  wfh: '',
};
