import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What each plan is called.
  planTrial: 'Trial',
  planStarter: 'Starter',
  planPro: 'Pro',
  planEnterprise: 'Enterprise',
  planNone: 'No plan',

  // The price of a month.
  monthlyPrice: '{money} {currency} a month',
  monthlyPriceTaxed: '{money} {currency} a month plus local tax',

  // How the plan stands, under its name.
  standsOnTrial:
    'I can send up to {applications, number} applications for you until {day}. You don’t need a card.',
  standsActive: 'Renews on {day}.',
  standsEnding: 'Ends on {day}. Nothing changes until then.',
  standsChanging: 'Switches to {plan} on {day}. Nothing changes until then.',
  standsPastDue: 'Your last payment failed. I’ll keep working until {day}. Check your card before then.',
  standsGiven: 'Free of charge.',
  standsGivenUntil: 'Free of charge until {day}.',
  standsWithoutPlan:
    'I keep finding jobs and showing you what fits. Choose a plan and I’ll send applications again.',

  // The Plan page.
  title: 'Plan',
  lead: 'How many applications I can send, what it costs and how to change it.',
  loading: 'Loading your plan',
  loadFailed: 'Couldn’t load your plan.',
  signInToSee: 'Please log in to see your plan.',
  noAnswer: 'The server didn’t respond. Nothing was changed. Try again.',

  // Beside it: how applications count.
  howItCounts: 'How applications count',
  countsWhenSent:
    'An application counts when I start sending it. If it doesn’t reach the employer, you get it back.',
  countsByMonth: 'Months are calendar months in your time zone.',
  countsHeld: 'Approved applications over your limit wait, and go out as soon as your plan allows.',
  countsNothingLost: 'Your tracker and documents stay yours, whatever you change.',

  // The card of the plan one is on: marks beside its name, and what can be done with it.
  markEnding: 'Ending',
  markChanging: 'Changing',
  markPastDue: 'Payment failed',
  markGiven: 'Free',
  cancel: 'Cancel plan',
  cancelTitle: 'Cancel {plan}?',
  cancelMeans:
    'You keep it until {day} and aren’t charged after that. Until then, you can change your mind. Your tracker, documents and campaigns stay.',
  resume: 'Keep plan',
  stayOn: 'Stay on {plan}',
  saving: 'Saving...',
  cardAndBilling: 'Card and billing',
  changePlanned: 'Plan change scheduled.',
  changed: 'Plan changed.',
  cancelled: 'Plan cancelled. It ends after the month you paid for.',
  resumed: 'Your plan continues.',

  // What was sent of what may be sent.
  applications: 'Applications',
  usedWithoutLimit: '{used, number} sent this month. No limit.',
  usedNothing: 'You need a plan to send applications.',
  usedInTrial: '{used, number} of {limit, number} sent in your trial.',
  usedThisMonth: '{used, number} of {limit, number} sent this month.',
  nextMonth: 'Resets on {day}.',
  held: '{held, plural, one {One approved application is waiting until your plan allows it.} other {# approved applications are waiting until your plan allows them.}} <link>Go to Auto Apply</link>',
  usageFailed: 'Couldn’t load your usage.',

  // The plans there are.
  plans: 'Plans',
  notSoldYet: 'You can’t buy a plan here yet. Your account and your tracker stay as they are.',
  practice: 'This is a practice checkout. No money moves.',
  mostPopular: 'Most Popular',
  yourPlan: 'Your plan',
  changeTo: 'Change to {plan}',
  choose: 'Choose {plan}',
  enterprisePrice: 'Custom pricing',
  enterprisePoints: 'For schools, agencies and groups, with your own limits and terms.',
  contactUs: 'Contact Us',

  // The dialog before a change.
  keepMyPlan: 'Keep current plan',
  changing: 'Changing...',
  askingCost: 'Checking the price',
  costFailed: 'Couldn’t get the price. Try again.',
  changeToStarter:
    'You stay on Pro until {day}, then switch to Starter at {money} {currency} a month{tax, select, added { plus local tax} other {}}. You pay nothing today.',
  changeToPro:
    'Pro starts right away. You pay {due} today for the rest of this month, then {money} {currency} a month{tax, select, added { plus local tax} other {}}.',

  // The receipts.
  receipts: 'Receipts',
  receiptsCaption: 'Your receipts, newest first',
  receiptDate: 'Date',
  receiptState: 'Status',
  receiptAmount: 'Amount',
  receiptPaid: 'Paid',
  receiptOpen: 'Not paid yet',
  receiptVoid: 'Cancelled',
  receiptsEmpty: 'No receipts yet. Each payment appears here with its bill.',
  receiptsLoading: 'Loading your receipts',
  receiptsFailed: 'Couldn’t load your receipts.',

  // The form that writes to us.
  writeToUs: 'Write to us',
  personReads: 'A person will read your message.',
  answerComesTo: 'We’ll reply to {email}.',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Message sent. A person will read it.',
  sentWithPriority: 'Message sent and marked {plan}. A person replies within one business day.',
  writeAnother: 'Write another',
  writtenIsKept: 'The server didn’t respond. Your message is still here. Try again.',

  // The checkout of a plan; the first two stand on its spruce side.
  checkoutHeadline: 'You decide how far I go. I send nothing without your approval.',
  checkoutText: 'Your plan sets how many applications I can send. You decide on each one.',
  checkoutLead: 'Pay monthly. Cancel anytime.',
  checkoutLeft: 'You left the checkout. You weren’t charged.',
  checkoutLoading: 'Loading the plan',
  checkoutFailed: 'Couldn’t load this plan.',
  signInToChoose: 'Please log in to choose a plan.',
  alreadyGiven: 'You’re on {plan} free of charge, so there’s nothing to buy.',
  alreadyOn: 'You’re already on {plan}.',
  changeOnPlanPage: 'You’re on {plan}. You can change to {chosen} on the Plan page.',
  practiceCheckout: 'Practice checkout: no money moves and you don’t need a card.',
  toPractice: 'Continue to practice checkout',
  toPayment: 'Continue to payment',
  openingCheckout: 'Opening checkout...',
  cancelAnyDay: 'If you cancel, you keep the plan until the end of the month you paid for.',
  seePlan: 'See your plan',
  lookAtInstead: 'See {plan} instead',
  notNow: 'Not now',

  // Back from the checkout: waiting until the payment provider confirms.
  confirmingPageTitle: 'Confirming your plan',
  confirmingTitle: 'One moment',
  confirmingLead: 'Waiting for the payment provider to confirm {plan}.',
  confirmingLoading: 'Waiting for {plan} to be confirmed',
  confirmingLate:
    'This is taking longer than usual. You can leave this page. Your plan starts as soon as it’s confirmed, and you won’t be charged twice.',

  // Back from the checkout: the plan runs.
  youAreOn: 'You’re on {plan}',
  donePractice:
    'This was a practice checkout, so no money moved. Applications that were waiting for a plan go out now.',
  doneReceipt: 'Your receipt is on the Plan page. Applications that were waiting for a plan go out now.',
  toOverview: 'Go to overview',
});
