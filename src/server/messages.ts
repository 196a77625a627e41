import { catalogue } from '#localization/catalogue.ts';

/** Refusals that more than one feature gives. */
export const text = catalogue('refusals', {
  accountEnding:
    'You asked me to delete this account, so I begin nothing new: keep the account in Settings first.',
  noSuchLanguage: 'Legwork does not speak that language.',
  notFound: `{what, select,
    account {That account does not exist, or is not yours.}
    answer {That answer does not exist, or is not yours.}
    application {That application does not exist, or is not yours.}
    board {That job board does not exist, or is not yours.}
    campaign {That campaign does not exist, or is not yours.}
    correction {That correction does not exist, or is not yours.}
    cv {That CV does not exist, or is not yours.}
    device {That device does not exist, or is not yours.}
    export {That export does not exist, or is not yours.}
    line {That line does not exist, or is not yours.}
    mail {That mail does not exist, or is not yours.}
    note {That note does not exist, or is not yours.}
    passkey {That passkey does not exist, or is not yours.}
    place {That place in your CV does not exist, or is not yours.}
    signIn {That sign-in does not exist, or is not yours.}
    source {That source does not exist, or is not yours.}
    version {That version does not exist, or is not yours.}
    other {That does not exist, or is not yours.}
  }`,
});
