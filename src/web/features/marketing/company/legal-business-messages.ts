import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The privacy policy, for shops, those who work there and their customers.
  privacyShopTitle: 'Shops and their customers',
  privacyShopDecides:
    'A shop that uses Legwork decides what it imports about its customers and staff, and why. The shop is responsible for it. Legwork processes it for the shop, and uses it for nothing else.',
  privacyShopCustomer:
    'If you’re a customer of a shop, ask the shop what it stores about you. If it asks us, we help it answer.',
  privacyShopFile:
    'A sales file may hold names, addresses or phone numbers of customers. What we read from it doesn’t: only columns that say what was sold, when and for how much. The file itself is stored as you brought it in, so leave those columns out of the export if you can.',
  privacyShopCustomers:
    'From a list of customers, we read names, provinces, email addresses, phone numbers, customer numbers, the last purchase, and what the list says about consent to messages. Birthdays, street addresses, notes and everything else are left out. Addresses and numbers are stored encrypted.',
  privacyShopReviews:
    'From a file of reviews, we read the stars, the words, the day, your reply, and of whoever wrote it the first name and an initial.',
  privacyShopNotYet:
    'So far, Legwork stores no chats of a shop, and sends nothing to its customers. Before it does, this policy will say what is stored and for how long.',
  privacyShopSeenTitle: 'Who sees what a shop imports',
  privacyShopSeenMembers:
    'Those who belong to the business, as far as their role and their shops allow. Nobody from another business.',
  privacyShopSeenCompanies:
    'The companies that Legwork needs to run: one for the servers and backups, one for sending email, and, for a paid plan, the payment provider.',
  privacyShopSeenModel: 'No AI provider. Nothing that a shop imports is sent to one.',
  privacyShopPlace:
    'It’s stored on the servers Legwork runs on, and in their backups. Ask us for the names of these companies and where their servers are before you bring in anything about people. A shop in Quebec has to know this first.',
  privacyShopHowLongTitle: 'How long we keep what a shop imports',
  privacyShopWhat: 'What',
  privacyShopUntil: 'Kept until',
  keptBusiness: 'The business and its shops',
  keptBusinessUntil: 'an owner deletes the business, or the account of its last owner is erased',
  keptMembers: 'Who belongs to it, in which role and shops',
  keptMembersUntil: 'they leave or are removed',
  keptInvitations: 'Invitations, with the email address they went to',
  keptInvitationsUntil: 'they’re accepted or withdrawn, {days, plural, one {# day} other {# days}} at most',

  keptFiles: 'Files you import, also those that couldn’t be read, with the rows that were left out',
  keptFilesUntil:
    'you cancel before the sales are imported, or {days, plural, one {# day} other {# days}} have passed',
  keptSales: 'Sales and products read from them: orders, prices, costs, stock, and totals by day and hour',
  keptSalesUntil:
    'you take the file back out, which works for {days, plural, one {# day} other {# days}}; otherwise with the business',

  keptCustomers: 'Customers read from them, and the consent they gave',
  keptReviews: 'Reviews read from them',
  keptStops: 'That somebody said stop: a code made from their address or number, from which it can’t be read',
  keptStopsUntil: 'the business is deleted, so that nobody writes to them again',

  // The terms of service, for a business.
  termsShopTitle: 'If you use Legwork for a business',
  termsShopRoles:
    'What you import about your customers and staff is yours. By privacy law, you decide about it and are responsible for it, and Legwork processes it for you. Bring in only what you have the right to, and only what you need.',
  termsShopWe: 'We:',
  termsShopInstructions: 'do with it only what you ask for here, and don’t use it for ourselves or sell it;',
  termsShopApart: 'keep it apart from what other businesses import, and let only your members see it;',
  termsShopHelp:
    'help you answer customers who ask what you store about them, or want it corrected or deleted;',
  termsShopIncident: 'tell you without delay if it’s lost or seen by someone who shouldn’t have it;',
  termsShopCompanies:
    'tell you the companies that process it with us when you ask, and email you 30 days before we add one;',
  termsShopEnd: 'delete it when you delete the business. It’s gone from backups 30 days later.',
  termsShopMembers:
    'You decide who belongs to the business and in which role, and you’re responsible for what they do here. Remove those who leave.',
  termsShopFigures:
    'Figures and estimates are only as good as what you import. Check them before you rely on them for taxes, orders or wages.',
});
