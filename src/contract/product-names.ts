/** What we and our agents are called, as people read it. */
export const productNames = {
  company: 'Legwork',
  career: 'AutoCareer Pro',
  business: 'LocalBiz AI',
  store: 'AI Store',
} as const;
