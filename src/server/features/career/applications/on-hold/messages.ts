import { catalogue } from '#localization/catalogue.ts';

/** What keeps an application from being sent or approved, and until when. */
export const text = catalogue(
  'applications-held',
  {
    // An approved application that waits: that it is, why, and when it goes out, said in turn.
    approvedWaits: 'Approved.',
    goesOutAt: 'I’ll send it at {time, time, short}.',
    goesOutOn: 'I’ll send it on {moment, date, moment}.',
    sameEmployer: 'You applied to {company} recently, for {title}.',
    siteHourFull:
      'I send at most {limit} applications an hour to {site}, and this hour’s limit has been reached.',

    // The plan allows no more for now.
    monthUsed: 'You’ve used this month’s {limit} applications.',
    monthUsedTitle: 'You’ve used this month’s {limit} applications',
    trialUsed: 'You’ve used the {limit} applications in your trial.',
    trialUsedTitle: 'You’ve used the {limit} applications in your trial',
    planEnded: 'Your plan has ended.',
    planEndedTitle: 'Your plan has ended',
    goesOutNextMonth: 'I’ll send it on {day, date, weekday}, or right away if you switch to Pro.',
    goesOutWithPlan: 'I’ll send it as soon as you choose a plan.',
    approvedKept: 'What you approved is saved. {goesOut}',

    // Its campaign was deleted.
    deletedNotApprovable:
      'Its campaign was deleted, so it can’t be approved. To decide on it, undo the deletion on Auto Apply.',
    deletedHeld: 'Its campaign was deleted, so your approval no longer counts. Nothing was sent.',
    deletedHeldNote:
      'Its campaign was deleted, so I’m not sending it. I’ll withdraw it unless you undo the deletion in time.',
    deletedWithdrawn: 'Its campaign was deleted, so I withdrew it. Nothing was sent.',
    deletionUndone: 'You restored its campaign, so it’s waiting for your approval again.',

    // Its employer is one to avoid.
    changeOwnLists: '{why} To apply there, change what you avoid in your profile.',
    changeCampaignLists: '{why} To apply there, change what this campaign avoids.',
  },
  {
    held: '{reason} {goesOut}',
    heldNote: 'Approved. {reason} {goesOut}',
  },
);
