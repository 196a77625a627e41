import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Who makes this, and why.
  aboutTitle: 'About Us',
  aboutLead:
    'Legwork makes agents that do the legwork: for people looking for work, and for local business owners.',
  storyTitle: 'Story',
  storyForms:
    'Looking for work is mostly forms: the same name, the same dates, the same questions, a hundred times, and no word back. Running a shop alone is much the same, after closing time.',
  storyAgents:
    'Agents can do forms. But an agent that acts in your name and makes things up, or sends what you never saw, costs more than it saves. So Legwork began with the other half: the yes, the source of each claim, and the proof.',
  missionTitle: 'Mission',
  missionText: 'To take over the repetitive steps, and leave every decision with the person it concerns.',
  visionTitle: 'Vision',
  visionText:
    'Agents you can check: every step on record, every claim with its source, nothing sent unasked. A person out of work, or alone in a shop, with the back office of a large firm.',
  offeringsTitle: 'Offerings',
  offeringsText:
    'AutoCareer Pro, for people looking for work, is open. LocalBiz AI and AI Store, for people running a shop, are being built: the business account is there, the agents follow.',
  allServices: 'All services',
  contactTitle: 'Contact',
  contactText: 'We are in Canada. <link>Write to us</link> and a person answers.',

  // Above the privacy policy and the terms of service, whose sections stand in a catalogue of their own.
  privacyTitle: 'Privacy Policy',
  privacyLead:
    'What Legwork keeps about you, why, who sees it, and what you can do about it. Last changed on {changed}.',
  termsTitle: 'Terms of Service',
  termsLead:
    'What you may expect of Legwork, what the agent may do in your name, and what is expected of you. Last changed on {changed}.',

  // Whose work the product is made with, and under which licences.
  licencesTitle: 'Licences',
  licencesLead:
    'Legwork is made with {packages, plural, one {# package} other {# packages}} that others wrote and let everybody use, and with what two public offices know about work. Thank you.',
  fullTextsTitle: 'The texts',
  fullTexts: '<link>Every licence in full</link>, with the names of those who wrote the work.',
  occupationsTitle: 'Occupations and skills',
  occupationsOnet:
    'This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  occupationsEsco: 'This service uses the ESCO classification of the European Commission.',
});
