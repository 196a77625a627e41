/** Who asks, and the address the person applies from there. */
type Words = (company: string, address: string) => string;
export type Wall =
  | 'captcha'
  | 'board'
  | 'account'
  | 'locked_out'
  | 'email_code'
  | 'goes_on'
  | 'robots'
  | 'limited';

/** Why a person has to send what is prepared: what the timeline says, and what they are told. */
export const WALLS: Readonly<Record<Wall, { detail: Words; body: Words }>> = {
  captcha: {
    detail: () => 'The form wants proof that a person is there. Everything is prepared: you press send.',
    body: (company) =>
      `${company} asks whether a person is there. I never answer that for you. Open the form with one link and send it yourself.`,
  },
  board: {
    detail: () => 'This board wants a person at its form. Everything is prepared for you to send.',
    body: () => 'This board wants a person at its form. Everything is prepared for you to send.',
  },
  account: {
    detail: () =>
      'The form wants an account on the employer’s own site, and you have not agreed that I make any. Everything is prepared for you to send.',
    body: (company) =>
      `${company} wants an account on its own site. Make one and send what I prepared, or let me make such accounts from now on, in Settings.`,
  },
  locked_out: {
    detail: () =>
      'The employer’s site says that there is an account for your address, and does not take the password I have for it. Everything is prepared for you to send.',
    body: (company) =>
      `${company} has an account for your address that I cannot get into. Sign in there, or set a new password, and send what I prepared.`,
  },
  email_code: {
    detail: (_, address) =>
      `They mail a code to ${address} and take the application only with it. I never enter such a code: send what is prepared on their page, and enter the code there. Their mail is shown here as soon as it comes.`,
    body: (company, address) =>
      `${company} mails a code to ${address} and takes the application only with it. It has not arrived yet. Open the form with one link, send what I prepared, and enter the code; I show you their mail.`,
  },
  goes_on: {
    detail: () =>
      'After I pressed the button that should end the form, the page went on to another step, so the application is not complete. I press it once only. Everything is prepared for you to go through their form and finish it.',
    body: (company) =>
      `The form of ${company} went on to another step where it should have ended, so your application is not complete. Open it with one link and finish it with what I prepared.`,
  },
  robots: {
    detail: () =>
      'The site of the form lets no programs in (its robots.txt says so), so I do not open it. Everything is prepared for you to send.',
    body: (company) =>
      `The site where ${company} takes applications lets no programs in, and I keep to that. Open the form with one link and send what I prepared.`,
  },
  limited: {
    detail: () =>
      'The site of the form asked me to come back later more than once, or for longer than a day. I do not press it. Everything is prepared for you to send.',
    body: (company) =>
      `The site where ${company} takes applications wants fewer requests than mine. Nothing has arrived there. Open the form with one link and send what I prepared.`,
  },
};
