import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** Who asks, and the address the person applies from there; null where the form shows none. */
type Words = (company: string, address: string | null) => Message;
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
    detail: () => text.message('captcha'),
    body: (company) => text.message('captchaBody', { company }),
  },
  board: {
    detail: () => text.message('personAtForm'),
    body: () => text.message('personAtForm'),
  },
  account: {
    detail: () => text.message('account'),
    body: (company) => text.message('accountBody', { company }),
  },
  locked_out: {
    detail: () => text.message('lockedOut'),
    body: (company) => text.message('lockedOutBody', { company }),
  },
  email_code: {
    detail: (_, address) =>
      address === null ? text.message('mailedCodeSomewhere') : text.message('mailedCode', { address }),
    body: (company, address) =>
      address === null
        ? text.message('mailedCodeSomewhereBody', { company })
        : text.message('mailedCodeBody', { company, address }),
  },
  goes_on: {
    detail: () => text.message('goesOn'),
    body: (company) => text.message('goesOnBody', { company }),
  },
  robots: {
    detail: () => text.message('robots'),
    body: (company) => text.message('robotsBody', { company }),
  },
  limited: {
    detail: () => text.message('limited'),
    body: (company) => text.message('limitedBody', { company }),
  },
};
