import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** What a place of the profile is called on the screen, by the last word of its JSON pointer. */
const NAMES: Readonly<Record<string, Message>> = {
  '/basics/name': text.message('name'),
  '/basics/label': text.message('headline'),
  '/basics/email': text.message('email'),
  '/basics/phone': text.message('phone'),
  '/basics/url': text.message('webPage'),
  '/basics/summary': text.message('summary'),
  '/basics/location/address': text.message('street'),
  '/basics/location/city': text.message('city'),
  '/basics/location/region': text.message('region'),
  '/basics/location/postalCode': text.message('postalCode'),
  '/basics/profiles/url': text.message('link'),
  '/work/position': text.message('jobTitle'),
  '/work/name': text.message('employer'),
  '/work/location': text.message('place'),
  '/work/startDate': text.message('start'),
  '/work/endDate': text.message('end'),
  '/work/summary': text.message('aboutJob'),
  '/work/highlights': text.message('duty'),
  '/education/institution': text.message('school'),
  '/education/studyType': text.message('degree'),
  '/education/area': text.message('subject'),
  '/education/startDate': text.message('start'),
  '/education/endDate': text.message('end'),
  '/skills/name': text.message('skillGroup'),
  '/skills/keywords': text.message('skill'),
  '/languages/language': text.message('language'),
  '/languages/fluency': text.message('fluency'),
  '/certificates/name': text.message('certificate'),
  '/certificates/issuer': text.message('issuer'),
  '/certificates/date': text.message('date'),
  '/projects/name': text.message('project'),
  '/projects/description': text.message('aboutProject'),
  '/projects/highlights': text.message('deed'),
  '/volunteer/position': text.message('role'),
  '/volunteer/organization': text.message('organization'),
  '/volunteer/startDate': text.message('start'),
  '/volunteer/endDate': text.message('end'),
  '/volunteer/summary': text.message('aboutRole'),
  '/awards/title': text.message('award'),
  '/awards/awarder': text.message('awarder'),
  '/awards/date': text.message('date'),
};

/** The name of a place ("Job title" for `/work/0/position`); null for one that is not shown. */
export function labelOf(path: string): Message | null {
  return NAMES[path.replaceAll(/\/\d+(?=\/|$)/g, '')] ?? null;
}
