/** Every address of the main host. */
export const mainPaths = {
  home: '/',
  services: '/services',
  pricing: '/pricing',
  signup: '/signup',
  login: '/login',
  auto: '/auto',
  localbiz: '/localbiz',
  store: '/store-agent',
  about: '/about-us',
  contact: '/contact',
  contactSent: '/contact/sent',
  contactNotSent: '/contact/not-sent',
  boards: '/boards',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  licences: '/licences',
  serviceAuto: '/services/Autoapply',
  serviceLocalbiz: '/services/localbiz',
  serviceStore: '/services/aistore',
  serviceMarketing: '/services/SmartMarketing',
} as const;

/** Every address of the career host. */
export const careerPaths = {
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  linkedInReturn: '/login/linkedin',
  googleLink: '/login/google',
  onboarding: '/onboarding',
  unsubscribe: '/unsubscribe',
  checkout: '/checkout',
  checkoutReturn: '/checkout/return',
  dashboard: '/dashboard',
  overview: '/dashboard/overview',
  tryOne: '/dashboard/try-one',
  history: '/dashboard/past-work',
  resumeGenerator: '/dashboard/resume-generator',
  resumeEditor: '/dashboard/resume-editor',
  autoApply: '/dashboard/auto-apply',
  jobTracker: '/dashboard/job-tracker',
  report: '/dashboard/application-report',
  profile: '/dashboard/profile-edit',
  settings: '/dashboard/settings',
  sources: '/dashboard/sources',
  notifications: '/dashboard/notifications',
  security: '/dashboard/security',
  plan: '/dashboard/plan',
  approvals: '/dashboard/approvals',
} as const;

/** Every address of the business host. */
export const businessPaths = {
  home: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  /** Where a new account comes from its code, as on the career host; leads on to the business profile. */
  onboarding: '/onboarding',
  /** Where the link of an invitation leads; its token stands behind the number sign. */
  invitation: '/invitation',
  dashboard: '/dashboard',
  overview: '/dashboard/overview',
  store: '/dashboard/store',
  sales: '/dashboard/sales',
  data: '/dashboard/data',
  profile: '/dashboard/business-profile',
  settings: '/dashboard/settings',
  notifications: '/dashboard/notifications',
  security: '/dashboard/security',
  linkedInReturn: '/login/linkedin',
  googleLink: '/login/google',
} as const;

/** Where a business's owner asks for everything in one archive. */
export const exportPath = `${businessPaths.settings}?tab=danger-zone`;

/** One file that an owner brings: what it would bring in, and what it brought. */
export const importPath = (id: string): string => `${businessPaths.data}/import/${encodeURIComponent(id)}`;

/** What was sold between two days, by ids of a shop, else the first one, or of one of its items; `day` opens the lines of that one. */
export const salesPath = (asked: Partial<Record<'from' | 'to' | 'shop' | 'item' | 'day', string>>): string =>
  `${businessPaths.sales}?${new URLSearchParams(asked)}`;

/** The part of a page that shows one fact with its source. */
export const factAnchor = (factId: string): string => `fact-${factId}`;

/** Whether an address's hash leads to a fact. */
export const leadsToFact = (hash: string): boolean => hash.startsWith('#fact-');

/** Where one fact about the person stands, with the line it was read from. */
export const factPath = (factId: string): string =>
  `${careerPaths.resumeGenerator}#${encodeURIComponent(factAnchor(factId))}`;

/** The same page for somebody who goes on to try one with a practice employer afterwards. */
export const toTryOne = (path: string): string => `${path}?then=try-one`;

/** Whether somebody came to a page by `toTryOne`. */
export const isTryingOne = (search: URLSearchParams): boolean => search.get('then') === 'try-one';

/** The page that shows exactly what would be sent for one application. */
export function approvalPath(id: string): string {
  return `${careerPaths.approvals}/${encodeURIComponent(id)}`;
}

/** Every posting one campaign looked at, and why it was taken or left. */
export function campaignPath(id: string): string {
  return `${careerPaths.autoApply}/${encodeURIComponent(id)}`;
}

/** The page of one application in the tracker: its trail, what was sent, the proof, the notes. */
export function applicationPath(id: string): string {
  return `${careerPaths.jobTracker}/${encodeURIComponent(id)}`;
}

/** The job tracker, filtered by words of a title or company. */
export function trackerPath({ search }: { search?: string } = {}): string {
  const words = search?.trim() ?? '';
  return words === ''
    ? careerPaths.jobTracker
    : `${careerPaths.jobTracker}?${new URLSearchParams({ q: words })}`;
}

/** The person's CV with what I read in it, opened at a line of the file. */
export function readingPath(line?: number): string {
  const query = new URLSearchParams({ view: 'cv', ...(line === undefined ? {} : { line: String(line) }) });
  return `${careerPaths.profile}?${query}`;
}
