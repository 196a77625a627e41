import { catalogue } from '#localization/catalogue.ts';

/** Why another site was not read. */
export const text = catalogue('network', {
  silent: '{host} didn’t respond.',
  tooLarge: '{host} sent more than {most} MB.',
  movesTooOften: '{host} redirects too many times.',
  movesNowhere: '{host} redirects to something that isn’t an address.',
  movesWhatWasSent: '{host} tried to send the data to another address, so I stopped.',
  movesInTheOpen: '{host} redirects to an address that isn’t encrypted.',
  notCalled: `{why, select,
    scheme {I didn’t connect to {host}, because only http and https addresses are allowed.}
    user {I didn’t connect to {host}, because its address contains a username or password.}
    port {I didn’t connect to {host}, because only ports 80 and 443 are allowed.}
    foreign {I didn’t connect to {host}, because it doesn’t belong to that board.}
    other {I didn’t connect to {host}, because it has no public address.}
  }`,
});
