const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const EUROPE = [...UNION, ...'CH GB IS NO RS UA'.split(' ')];
const ASIA = 'CN HK ID IN JP KR MY PH PK SG TH TW VN'.split(' ');

/** Parts of the world that postings name, by folded name, with the countries of ours (ISO 3166) that lie in them. */
export const WIDER_AREAS: ReadonlyMap<string, readonly string[]> = new Map([
  ['north america', ['CA', 'US', 'MX']],
  ['americas', 'AR BR CA CL CO MX PE US'.split(' ')],
  ['latin america', 'AR BR CL CO MX PE'.split(' ')],
  ['europe', EUROPE],
  ['eu', UNION],
  ['emea', [...EUROPE, ...'AE EG IL KE MA NG TR ZA'.split(' ')]],
  ['apac', [...ASIA, 'AU', 'NZ']],
  ['asia', ASIA],
]);
