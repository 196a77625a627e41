import { catalogue } from '#localization/catalogue.ts';

/** Who opened an application, and the link of its resume. */
export const text = catalogue('applications-views', {
  openedTitle: 'Opened: {company}',
  openedBody: '{what} It is about {title}.',
  // A sentence of the employer's mail.
  openedSaysMail: '{company} opened your application, says their mail. “{sentence}”',
  openedByLink: 'Your resume was opened by its link.',

  linkOff: 'You turned the resume link off. It opens nothing any more.',
  linkOffUnsent: 'You turned the resume link off. I am making your resume again without it.',
  makingWithoutLink: 'I am making your resume again without the link.',
  noLink: 'There is no resume link to turn off.',
});
