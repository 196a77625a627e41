import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Around every page of the main host: its header.
  skip: 'Skip to content',
  logo: 'Legwork, home',
  mainNavigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  services: 'Services',
  pricing: 'Pricing',
  getStarted: 'Get Started',
  logOut: 'Log Out',

  // Its footer.
  about: 'Agents that do the legwork. Made in Canada.',
  smartMarketing: 'Smart Marketing',
  groupCompany: 'Company',
  aboutUs: 'About Us',
  contact: 'Contact',
  groupLegal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  licences: 'Licences',
  copyright: '© {year} Legwork',
  trail: 'Found, matched, prepared, approved by you, sent, answered',
});
