import { catalogue } from '#localization/catalogue.ts';

/** What boards ask without saying it in their answers. */
export const text = catalogue('board-questions', {
  resume: 'Resume/CV',
  coverLetter: 'Cover letter',
  photo: 'Photo',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Current location',
  company: 'Current company',
  more: 'Additional information',
  address: '{site} URL',
  school: 'School',
  degree: 'Degree',
  discipline: 'Discipline',
  processing: 'Consent to processing my data for this application',
  keeping: 'Consent to keeping my data',
  keepingFor: 'Consent to keeping my data for {days, plural, one {# day} other {# days}}',
  processingAndKeeping: 'Consent to processing and keeping my data',
});
