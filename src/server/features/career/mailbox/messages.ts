import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('mailbox', {
  // By the failure that the reader of mailboxes tells, or our own.
  notRead: `{failure, select,
    wrong_password {The server did not take the user name and password. Many providers want an app password made for this.}
    unreachable {The server did not answer. Check its name and port.}
    not_public {I find no mail server of that name on the public internet.}
    not_encrypted {The server offers no encrypted connection, so I sent it no password.}
    certificate {The certificate of the server is not valid for that name, so I sent it no password.}
    no_mailbox {The server has no inbox for that user.}
    other {Something failed on our side. I try again in a few minutes.}
  }`,
});
