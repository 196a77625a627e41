import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What each plan is called, and a point of what it holds where the points stand in one line.
  planTrial: 'Trial',
  planStarter: 'Starter',
  planPro: 'Pro',
  planEnterprise: 'Enterprise',
  planNone: 'No plan',
  pointAsSentence: '{point}.',

  // The price of a month.
  monthlyPrice: '{money} {currency} a month',
  monthlyPriceTaxed: '{money} {currency} a month, and the tax of where you live',

  // How the plan stands, under its name.
  standsOnTrial: 'Until {day} I may send {applications, number} applications for you, without a card.',
  standsActive: 'Renews on {day}.',
  standsEnding: 'Ends on {day}. Until then nothing changes.',
  standsChanging: 'Changes to {plan} on {day}. Until then nothing changes.',
  standsPastDue: 'The last payment failed. I keep working until {day}; look at your card.',
  standsGiven: 'Yours without charge.',
  standsGivenUntil: 'Yours without charge until {day}.',
  standsWithoutPlan: 'I keep finding and show you what fits. I send again as soon as you choose a plan.',

  // The Plan page.
  title: 'Plan',
  lead: 'What I may send for you, what it costs, and how to change it.',
  loading: 'Loading your plan',
  loadFailed: 'I could not load your plan.',
  signInToSee: 'Please log in to see your plan.',
  noAnswer: 'The server did not answer, so nothing was changed. Try again.',

  // Beside it: how applications count.
  howItCounts: 'How it counts',
  countsWhenSent: 'An application counts when I begin to send it. One that reaches nobody is given back.',
  countsByMonth: "A month is the calendar's, in your time zone.",
  countsHeld: 'What you approved and the plan does not allow yet is kept, and goes out as soon as it may.',
  countsNothingLost: 'Whatever you change, your tracker and your documents stay yours.',

  // The card of the plan one is on: marks beside its name, and what can be done with it.
  markEnding: 'Ending',
  markChanging: 'Changing',
  markPastDue: 'Payment failed',
  markGiven: 'Without charge',
  cancel: 'Cancel plan',
  cancelTitle: 'Cancel {plan}?',
  cancelMeans:
    'You keep it until {day}, and nothing is charged after that. Your tracker, your documents and your campaigns stay. You can take it back until then.',
  resume: 'Resume plan',
  stayOn: 'Stay on {plan}',
  saving: 'Saving...',
  cardAndBilling: 'Card and billing',
  changePlanned: 'The change is planned.',
  changed: 'Your plan is changed.',
  cancelled: 'Your plan ends with its paid month.',
  resumed: 'Your plan goes on.',

  // What was sent of what may be sent.
  applications: 'Applications',
  usedWithoutLimit: '{used, number} sent this month. There is no limit.',
  usedNothing: 'Nothing can be sent without a plan.',
  usedInTrial: '{used, number} of {limit, number} sent in your trial.',
  usedThisMonth: '{used, number} of {limit, number} sent this month.',
  nextMonth: 'The next month begins on {day}.',
  held: "{held, plural, one {One application that you approved is kept until the plan allows it.} other {# applications that you approved are kept until the plan allows them.}} <link>See what I'm doing</link>",
  usageFailed: 'I could not load what was sent.',

  // The plans there are.
  plans: 'Plans',
  notSoldYet: 'Plans cannot be bought here yet. Your account and your tracker stay as they are.',
  practice: 'The checkout here is for practice: no money moves.',
  mostPopular: 'Most Popular',
  yourPlan: 'Your plan',
  changeTo: 'Change to {plan}',
  choose: 'Choose {plan}',
  enterprisePrice: 'Priced with you',
  enterprisePoints: 'For schools, agencies and groups: your own limits and terms.',
  contactUs: 'Contact Us',

  // The dialog before a change.
  keepMyPlan: 'Keep my plan',
  changing: 'Changing...',
  askingCost: 'Asking what it costs',
  costFailed: 'I could not find out what it costs. Try again.',
  changeToStarter:
    'You stay on Pro until {day}. From then on it is Starter at {monthly}. Nothing is charged today.',
  changeToPro: 'You are on Pro at once. Today you pay {due} for the rest of this month, then {monthly}.',

  // The receipts.
  receipts: 'Receipts',
  receiptsCaption: 'Your receipts, newest first',
  receiptDate: 'Date',
  receiptState: 'State',
  receiptAmount: 'Amount',
  receiptPaid: 'Paid',
  receiptOpen: 'Not paid yet',
  receiptVoid: 'Cancelled',
  receiptsEmpty: 'There is none yet. Each payment appears here with its bill.',
  receiptsLoading: 'Loading your receipts',
  receiptsFailed: 'I could not load your receipts.',

  // The form that writes to us.
  writeToUs: 'Write to us',
  personReads: 'A person reads it.',
  answerComesTo: 'The answer comes to {email}.',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Your message is with us. A person reads it.',
  sentWithPriority: 'Your message is with us, marked {plan}. A person answers within one working day.',
  writeAnother: 'Write another message',
  writtenIsKept: 'The server did not answer. What you wrote is still here; try again.',

  // The checkout of a plan; the first two stand on its spruce side.
  checkoutHeadline: 'You choose how far I go. I choose nothing without your yes.',
  checkoutText: 'A plan says how many applications I may send. What is sent is yours to decide, each time.',
  checkoutLead: 'Pay by the month, and leave when you like.',
  checkoutLeft: 'You left the checkout. Nothing was charged.',
  checkoutLoading: 'Loading the plan',
  checkoutFailed: 'I could not load the plan.',
  signInToChoose: 'Please log in to choose a plan.',
  alreadyGiven: 'You are on {plan} without charge, so there is nothing to buy.',
  alreadyOn: 'You are on {plan} already.',
  changeOnPlanPage: 'You are on {plan}. You can change to {chosen} on the Plan page.',
  practiceCheckout: 'Practice checkout: no money moves, and no card is asked for.',
  toPractice: 'Continue to the practice checkout',
  toPayment: 'Continue to payment',
  openingCheckout: 'Opening the checkout...',
  cancelAnyDay: 'Cancel on any day: you keep the plan until the month you paid for ends.',
  seePlan: 'See your plan',
  lookAtInstead: 'Look at {plan} instead',
  notNow: 'Not now',

  // Back from the checkout: waiting until the payment provider confirms.
  confirmingPageTitle: 'Confirming your plan',
  confirmingTitle: 'One moment',
  confirmingLead: 'I wait for the payment provider to confirm {plan}.',
  confirmingLoading: 'Waiting for the confirmation of {plan}',
  confirmingLate:
    'It takes longer than usual. You can leave this page: the plan begins as soon as it is confirmed, and nothing is charged twice.',

  // Back from the checkout: the plan runs.
  youAreOn: 'You are on {plan}',
  donePractice: 'It was a practice checkout: no money moved. What waited for a plan goes out now.',
  doneReceipt: 'Your receipt is on the Plan page. What waited for a plan goes out now.',
  toOverview: 'Go to the overview',
});
