import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The business profile.
  title: 'Business Profile',
  lead: 'Your agents will work from this. They never guess.',
  loading: 'Loading your business',
  loadFailed: 'Couldn’t load your business.',
  signIn: 'Please log in to manage your business profile.',
  businessTitle: 'The business',
  contactTitle: 'Contact and languages',
  saved: 'Your business profile is saved.',
  saving: 'Saving...',
  saveFirst: 'Save and finish',
  saveChanges: 'Save Changes',
  fieldsWrong: 'Not saved yet. Check the marked fields.',
  saveFailed: 'The server didn’t respond. What you typed is still here. Try again.',
  changed: 'Unsaved changes.',
  unchanged: 'No changes.',

  // Its fields: what the business is and where.
  name: 'Business name',
  trade: 'Kind of business',
  tradeHint: 'In your own words.',
  city: 'City',
  region: 'Province or territory',
  regionHint: 'Sets which sales taxes I expect in your files.',
  regionChoose: 'Choose one',
  regionInFrench: 'Legwork is in English only for now. French is still to come.',
  postalCode: 'Postal code',
  postalCodeHint: 'Used later for weather and holidays.',
  timeZone: 'Time zone',
  timeZoneHint: 'Sets when your day begins and ends.',

  // Its fields: how customers reach the business.
  website: 'Website',
  phone: 'Phone',
  contactEmail: 'Contact email',
  contactEmailHint: 'The address customers write to. Your login email stays separate.',
  languages: 'Languages you serve customers in',

  // Its shops.
  shopsTitle: 'Shops',
  shopsLoading: 'Loading your shops',
  shopsFailed: 'Couldn’t load your shops.',
  shopAdd: 'Add a shop',
  shopChange: 'Change',
  shopChangeNamed: 'Change {name}',
  shopName: 'Name of the shop',
  shopPlace: '{city}, {region}',
  shopSaved: '{name} is saved.',
  shopClose: 'Close shop',
  shopCloseNamed: 'Close {name}',
  shopCloseQuestion: 'Close {name}?',
  shopCloseEnds:
    'It takes no more files, and it’s no longer offered when you import a file or say which shops people see.',
  shopCloseStays:
    'Nothing is deleted: its sales still count, and “Export everything” in Settings includes them. To remove them, undo its imports within {days, plural, one {# day} other {# days}}, or close the whole business.',
  shopLastOpen: 'Your only open shop. You can close the whole business in Settings.',
  shopCloseUndo: 'You can open it again here.',
  shopClosed: '{name} is closed.',
  shopClosedSince: 'Closed since {day}',
  shopReopen: 'Open again',
  shopReopenNamed: 'Open {name} again',
  shopReopened: '{name} is open again.',
  shopSales: 'Sales',
  shopSalesNamed: 'Sales of {name}',

  // For somebody with several businesses.
  choice: 'Business',
  practiceShop: 'Practice: {name}',
  further: 'Set up another business',
  furtherLead:
    'It gets shops, data and people of its own. You can switch between your businesses at any time.',
  founded: '{name} is set up. You’re looking at it now.',
  choiceFailed: 'The server didn’t respond. You still see the same business.',

  // For somebody who may look at it only.
  readOnly: 'You can look at this business, but not change it. Ask an owner or a manager.',
  limited:
    'You work in some shops of this business, so you can change those, but not what belongs to the whole business.',

  // Its opening hours, a row for each day.
  hoursTitle: 'Opening hours',
  copyHours: 'Copy to days below',
  closed: 'Closed',
  opensAt: '{day} opens at',
  closesAt: '{day} closes at',
  nextDay: 'Next day',

  // Provinces and territories.
  alberta: 'Alberta',
  britishColumbia: 'British Columbia',
  manitoba: 'Manitoba',
  newBrunswick: 'New Brunswick',
  newfoundland: 'Newfoundland and Labrador',
  novaScotia: 'Nova Scotia',
  northwestTerritories: 'Northwest Territories',
  nunavut: 'Nunavut',
  ontario: 'Ontario',
  princeEdwardIsland: 'Prince Edward Island',
  quebec: 'Quebec',
  saskatchewan: 'Saskatchewan',
  yukon: 'Yukon',

  // Languages that customers are served in.
  english: 'English',
  french: 'French',
  spanish: 'Spanish',
  mandarin: 'Mandarin',
  cantonese: 'Cantonese',
  punjabi: 'Punjabi',
  hindi: 'Hindi',
  arabic: 'Arabic',
  tagalog: 'Tagalog',
  vietnamese: 'Vietnamese',

  // Kinds of business that are offered while typing one.
  bakery: 'Bakery',
  bar: 'Bar',
  barberShop: 'Barber shop',
  bookshop: 'Bookshop',
  cafe: 'Café',
  clothingShop: 'Clothing shop',
  convenienceStore: 'Convenience store',
  dentalClinic: 'Dental clinic',
  florist: 'Florist',
  garage: 'Garage',
  grocery: 'Grocery',
  gym: 'Gym',
  hairSalon: 'Hair salon',
  hardwareStore: 'Hardware store',
  nailSalon: 'Nail salon',
  petShop: 'Pet shop',
  pharmacy: 'Pharmacy',
  restaurant: 'Restaurant',
  spa: 'Spa',
  yogaStudio: 'Yoga studio',
});
