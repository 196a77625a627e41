import { catalogue } from '#localization/catalogue.ts';

/** Who opened an application, and the link of its resume. */
export const text = catalogue('applications-views', {
  openedTitle: 'Opened: {company}',
  openedBody: '{what} Job: {title}.',
  // A sentence of the employer's email.
  openedSaysMail: '{company} opened your application, according to their email: “{sentence}”',
  openedByLink: 'Your resume was opened through its link.',

  linkOff: 'You turned off the resume link. It no longer works.',
  linkOffUnsent: 'You turned off the resume link. I’m making your resume again without it.',
  makingWithoutLink: 'I’m making your resume again without the link.',
  noLink: 'There’s no resume link to turn off.',
});
