import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('business', {
  // Refusals.
  noneYet: 'Set up your business profile first.',
  shopsFull: 'A business can have up to {most, number} shops.',
  lastOpenShop:
    'This is your only open shop, so it can’t be closed by itself. You can close the whole business in Settings.',
  lastOwner: 'A business needs an owner. Hand it over to someone else first, or close it.',
  sayWhatBecomes: 'Others work in {business}. Choose who gets it, or close it with your account.',
  ownAlready: 'You own this business already.',
  nobodyInPractice: 'Nobody can be invited into a practice shop.',
  memberAlready: 'Someone with this email address belongs to this business already.',
  otherName: 'Enter the name of this business.',
  invitationGone: 'This invitation was used, withdrawn or is more than 7 days old. Ask for a new one.',
  roleMayNot: `{role, select,
    manager {Only an owner of this business can do that.}
    other {You can look at this business but not change anything in it. Ask an owner or a manager.}
  }`,
  limitedMayNot:
    'This belongs to the whole business, and you work in some of its shops only. Ask someone who works in all of them.',

  // The mail that invites somebody.
  invitedSubject: '{by} invited you to {business} on Legwork',
  invited: `{role, select,
    owner {{by} invited you to {business} as an owner. You’ll see and do everything there.}
    manager {{by} invited you to {business} as a manager. You’ll see its agents and approve what they send.}
    other {{by} invited you to {business} as staff. You’ll see its agents and their work.}
  }`,
  acceptHere: 'Accept here by {day, date, long}. If you have a Legwork account, keep using it:',
  notExpected: 'If you don’t know this business, ignore this email. Nothing happens without you.',

  // What people are told of their place in a business.
  roleTitle: `{role, select,
    owner {You’re now an owner of {business}}
    manager {You’re now a manager of {business}}
    other {You’re now staff of {business}}
  }`,
  removedTitle: 'You no longer belong to {business}',
  closingTitle: '{business} closes on {day, date, long}',
  closedTitle: '{business} was closed',
  joinedTitle: '{name} joined {business}',
  leftTitle: '{name} left {business}',
  placeBody: `{what, select,
    role {An owner changed what you may do there.}
    removed {An owner took you out of the business. Your own account stays as it is.}
    closed {Its owner deleted it with everything in it. Your own account stays as it is.}
    closing {Its owner is leaving Legwork, and everything in it is deleted on that day. Your own account stays as it is.}
    joined {They accepted your invitation. You can change what they may do in Settings.}
    other {They have no access anymore.}
  }`,
});
