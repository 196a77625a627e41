/**
 * Where rows of everybody are seen and changed, because nobody is known yet or because all are meant. Each exemption is used at
 * one place in the code, as a test holds; whatever else asks the database does so as one account, or as nobody.
 */
export const exemptions = {
  'accounts.identify': 'finds the session that a token stands for',
  'accounts.sign-in':
    'registration, codes, passwords, passkeys and providers: who it is, is what they find out',
  'accounts.send-code': 'a code to an address, with or without an account',
  'accounts.change-email': 'whether another account has the address',
  'accounts.link-identity': 'whether a provider opens another account',
  'accounts.made-by-us': 'the demo is made and made anew',
  'accounts.sweep': 'ends codes, sessions and counters whose time is over',
  'agenda.feed': 'a calendar program brings a secret address alone',
  'applications.after-restore': 'every application that may have been sent since a copy',
  'applications.begin-trail': 'every account whose trail is to begin',
  'applications.check-trails': 'the operator checks every trail',
  'applications.decide-by-token': 'a push brings its token alone',
  'applications.due': 'what is overdue, was left lying, or lost its worker',
  'applications.resume-link': 'an employer brings the link alone',
  'billing.customer-of': 'whom the payment provider speaks of',
  'billing.events': 'messages of the payment provider, each once',
  'billing.overdue': 'subscriptions of which nothing was heard',
  'boards.refresh': 'sources that anybody chose',
  'campaigns.due': 'campaigns that have something to do',
  'campaigns.index-postings': 'new postings onto the shortlists of all campaigns',
  'contact.messages': 'messages to us, of visitors as well',
  'idempotency.keys': 'visitors ask for writes under a key as well',
  'inbox.recipient': 'whose application address it is',
  'mailbox.due': 'mailboxes whose turn it is',
  'notifications.add-device': 'a device that changed hands',
  'notifications.sweep': 'ends tokens whose time is over',
  'notifications.summary-by-token': 'a mail brings its token alone',
  'privacy.due': 'deletions and archives whose day has come, and files of nobody',
  'privacy.erase': 'an account and what is kept of its address',
  'reports.due': 'whose week is over',
  'secrets.key-fits': 'whether the key at hand opens what was sealed',
  'tracker.due': 'reminders and silences of this hour',
} as const;

export type Exemption = keyof typeof exemptions;
