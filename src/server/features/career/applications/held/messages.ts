import { catalogue } from '#localization/catalogue.ts';

/** What keeps an application from being sent or approved, and until when. */
export const text = catalogue('applications-held', {
  // An approved application that waits: why, and when it goes out.
  held: '{reason} {goesOut}',
  heldNote: 'Approved. {reason} {goesOut}',
  goesOutAt: 'This one goes out at {time}.',
  goesOutOn: 'This one goes out on {moment}.',
  sameEmployer: '{company} has just had another application of yours, for {title}.',
  siteHourFull: "I send at most {limit} applications an hour to {site}, and this hour's are sent.",

  // The plan allows no more for now.
  monthUsed: 'The {limit} applications of this month are sent.',
  monthUsedTitle: 'The {limit} applications of this month are sent',
  trialUsed: 'The {limit} applications of your trial are sent.',
  trialUsedTitle: 'The {limit} applications of your trial are sent',
  planEnded: 'Your plan has ended.',
  planEndedTitle: 'Your plan has ended',
  goesOutNextMonth: 'It goes out on {day}, or at once when you change to Pro.',
  goesOutWithPlan: 'It goes out as soon as you choose a plan.',
  approvedKept: 'What you approved is kept. {goesOut}',

  // Its campaign was deleted.
  deletedNotApprovable:
    'Its campaign was deleted, so it cannot be approved. Undo the deletion on Auto Apply to decide on it again.',
  deletedHeld: 'Its campaign was deleted, so your approval no longer counts. Nothing was sent.',
  deletedHeldNote:
    'Its campaign was deleted, so I do not send it. I withdraw it unless you undo the deletion in time.',
  deletedWithdrawn: 'Its campaign was deleted, so I withdrew it. Nothing was sent.',
  deletionUndone: 'You undid the deletion of its campaign, so you decide on it again.',

  // Its employer is one to avoid.
  changeOwnLists: '{why} Change what you avoid in your profile to apply there.',
  changeCampaignLists: '{why} Change what its campaign avoids to apply there.',
});
