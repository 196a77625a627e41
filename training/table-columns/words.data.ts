// Values that tables are made of: invented, in the languages of the corpus.

export const FIRST_NAMES = [
  'Ada',
  'Noor',
  'Luc',
  'Émilie',
  'Tom',
  'Wen',
  'Ines',
  'Jörg',
  'Marta',
  'Owen',
  'Zoé',
  'Ravi',
  'Jean-Luc',
  'Siobhan',
];
export const LAST_NAMES = [
  'Bell',
  'Tremblay',
  'Okafor',
  'Müller',
  'Rossi',
  "O'Neil",
  'Silva',
  'Jansen',
  'Roy',
  'Chen',
  'Pratt',
  'García',
  'Roy-Gagnon',
  'Ng',
];
export const THINGS = [
  'Oat Bar',
  'Rye Loaf',
  'Crème brûlée',
  'Tea Towel',
  'Blue Mug',
  'Latte',
  'Tarte aux pommes',
  'Hammer 16 oz',
  'Dog Leash',
  'Rosen',
  'Candle, large',
  'Soap',
  'T-shirt - Large',
  'Gift Box; 6 pieces',
  'Espresso',
  'Haircut (short)',
  'Pain de campagne',
  'Vela grande',
  'Kaffee "Haus"',
];
export const VARIANTS = [
  ['Large', 'Small', 'Regular'],
  ['12', '6', 'Single'],
  ['Bleu', 'Rouge'],
  ['500 g', '1 kg'],
  ['S', 'M', 'L', 'XL'],
  ['Natural', 'Regular', 'Grand'],
];
export const GROUPS = [
  ['Bread', 'Coffee', 'Pastry'],
  ['Tools', 'Gifts', 'Garden', 'Home'],
  ['Papeterie', 'Boissons', 'Cadeaux'],
  ['Hair care', 'Skin', 'Nails'],
  ['Home & Garden', 'Kitchen', 'Plats principaux'],
  ['Garten', 'Haus'],
  ['Pan', 'Bebidas'],
];
export const SINGLE_THINGS = [
  'Latte',
  'Espresso',
  'Soap',
  'Haircut',
  'Rosen',
  'Cortado',
  'Croissant',
  'Marteau',
];
export const VENDORS = [
  'North Supply Co.',
  'Moulin du Lac',
  'Hartmann GmbH',
  'Green Traders',
  'Atelier Sept',
  'Fresco SRL',
  'Two Hills Trading',
];
export const PLACES = [
  ['Main St', 'Barrington'],
  ['Plateau'],
  ['Downtown', 'North End'],
  ['Shop 1', 'Shop 2'],
  ['Filiale Mitte'],
  ['Halifax'],
];
export const WORDS = [
  ['Visa', 'Mastercard', 'Amex'],
  ['card', 'cash', 'debit'],
  ['online', 'web', 'pos'],
  ['Tapped', 'Chipped'],
  ['retail', 'wholesale'],
  ['ea', 'kg'],
  ['new', 'returning'],
  ['A', 'B'],
  ['Counter 1', 'Counter 2'],
  ['Main', 'Back'],
  ['B-4', 'C-12'],
];
export const PHRASES = [
  ['Point of Sale', 'in store'],
  ['dine in', 'take out'],
  ['Square Stand', 'Pick up'],
  ['Eastern Time (Canada)'],
  ['Atlantic Time (Canada)', 'Pacific Time (US & Canada)'],
  ['gift bag, card'],
];
export const SENTENCES = [
  'Lovely place and the staff were kind to us all evening.',
  'Trop d’attente, mais le pain était bon et encore chaud.',
  'Called twice about the order, asked for no nuts please',
  'Good value. We will be back with friends next month',
  'Fine.',
  'Sehr nett, gern wieder!',
  'Muy buen servicio y precios correctos.',
];
export const NOTES = [
  ['allergic to nuts', ''],
  ['allergie', 'vip'],
  ['ok, see book', ''],
  ['asked for "no ice"', 'regular'],
  ['rappeler mardi', ''],
];
export const STATES = [
  ['paid', 'pending', 'voided'],
  ['Complete'],
  ['completed', 'cancelled', 'processing', 'failed'],
  ['Payment', 'Refund'],
  ['true', 'false', 'false'],
  ['Payé', 'Annulé', 'Remboursé'],
  ['CLOSED', 'VOIDED'],
  ['Paid', 'Open'],
  ['bezahlt', 'storniert'],
  ['active', 'archived', 'draft'],
  ['Sale', 'Return'],
  ['Vendu', 'Retour'],
];
export const CONSENTS = [
  ['subscribed', 'unsubscribed', ''],
  ['yes', 'no'],
  ['Y', 'N', ''],
  ['oui', 'non'],
  ['opted in', 'opted out'],
  ['TRUE', 'FALSE'],
  ['1', '0'],
  ['ja', 'nein'],
  ['sí', 'no', ''],
];
export const YES_NO = [
  ['yes', 'no'],
  ['Y', 'N'],
  ['TRUE', 'FALSE'],
  ['oui', 'non'],
  ['1', '0'],
  ['Ja', 'Nein'],
  ['sí', 'no'],
  ['true', 'false'],
  ['x', ''],
];
export const REGIONS = [
  ['ON', 'QC', 'NS', 'BC'],
  ['Ontario', 'Quebec'],
  ['NY', 'CA', 'TX'],
  ['Bayern', 'Hessen'],
  ['QC'],
];
export const RECOMMENDS = [
  ['positive', 'negative', 'positive'],
  ['Recommends', 'Does not recommend'],
  ['yes', 'no'],
  ['oui', 'non'],
];
export const STARS = [
  ['5', '4', '1', '3'],
  ['FIVE', 'FOUR', 'ONE', 'THREE'],
  ['5/5', '3/5', '2/5', '4/5'],
  ['★★★★★', '★★', '★★★'],
  ['5', '5', '4'],
  ['4.0', '5.0', '2.0'],
  ['5 stars', '1 star'],
];
export const CODES = ['BRD-RYE', 'COF-LAT', 'MRC-TOT', 'BOX-012', 'HAM-16', 'K-221', 'SKU 0042', 'TEA.GRN'];
export const CODES_OF_LETTERS = ['BRD-RYE', 'COF-LAT', 'MRC-TOT', 'TEA-GRN', 'PST-CRO', 'HAM-SML'];
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const MONTHS_IN_FRENCH = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juill.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
export const WEEKDAYS = [
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
];
export const STREETS = ['12 Cook St', '4 rue du Lac', '77 Main Street', 'Lindenweg 3'];
export const POSTCODES = [['V8W 1A1', 'H2X 1Y4'], ["'H2X 1Y4"], ['10115', '90210']];
export const PRODUCT_LINKS = ['https://example.com/a.jpg', 'https://example.com/tx/4'];
