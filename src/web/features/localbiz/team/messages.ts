import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Who works for the business.
  title: 'People',
  loading: 'Loading the people of your business',
  loadFailed: 'Couldn’t load the people of your business.',
  signIn: 'Please log in to see the people of your business.',
  noBusiness: 'Then you can invite the people who work with you.',
  noAnswer: 'The server didn’t respond. Nothing was changed. Try again.',
  you: 'You',
  role: `{role, select, owner {Owner} manager {Manager} other {Staff}}`,
  where: '{email} · {shops, plural, =0 {all shops} one {# shop} other {# shops}}',
  orders: 'orders up to ${dollars, number}',
  ordersFree: 'orders of any amount',

  // What can be done with one of them.
  change: 'Change',
  changeNamed: 'Change what {name} can do',
  changed: 'Saved what {name} can do.',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removeQuestion: 'Remove {name} from {business}?',
  removeAbout: 'They lose access right away. Their own account stays as it is.',
  removed: '{name} no longer has access.',
  handOver: 'Make owner',
  handOverNamed: 'Make owner of {business}: {name}',
  handOverQuestion: 'Hand {business} over to {name}?',
  handOverAbout: 'They become the owner in your place, and you become a manager. Only they can undo this.',
  handedOver: '{name} now owns {business}.',

  // A role, the shops and a limit.
  roleLabel: 'Role',
  roleHelp: `{role, select,
    owner {Sees and does everything, invites people and can close the business.}
    manager {Sees the data of their shops, imports files and approves what the agents send.}
    other {Sees the data of their shops. Can’t change, send or export anything.}
  }`,
  shopsLabel: 'Shops',
  allShops: 'All shops, including new ones',
  someShops: 'Only some',
  whichShops: 'Which ones',
  limitLabel: 'Largest order they can approve alone, in dollars',
  limitHelp: 'Leave empty for no limit.',
  limitWrong: 'Enter an amount in whole dollars, or nothing.',
  shopMissing: 'Choose at least one shop.',

  // Somebody is invited.
  invite: 'Invite someone',
  nobodyInPractice: 'Nobody can be invited into a practice shop.',
  inviteTitle: 'Invite someone to {business}',
  inviteAbout:
    'They get an email with a link that works for 7 days. If they already use Legwork, they keep their account.',
  email: 'Email address',
  send: 'Send invitation',
  invited: 'The invitation to {email} is on its way.',
  pendingTitle: 'Invited',
  pending: '{role, select, owner {Owner} manager {Manager} other {Staff}} · until {day}',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the invitation to {email}',
  withdrawn: 'The invitation to {email} no longer works.',

  // Beside it, and the ways out.
  rolesTitle: 'What each role can do',
  leaveTitle: 'Leave this business',
  leaveAbout: 'You lose access right away. Your own account stays as it is.',
  leaveLast: 'You’re its only owner. Make someone else the owner first, or close it.',
  leave: 'Leave',
  leaveQuestion: 'Leave {business}?',
  left: 'You left {business}.',
  closeTitle: 'Close this business',
  closeAbout:
    'Deletes {business} with its shops and everything in it, for everyone who works there. We can’t take it back.',
  close: 'Close business',
  closeType: 'Enter the name of the business to continue',
  closed: '{business} was closed.',
});
