import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of the person's own mailbox.
  title: 'Your mailbox',
  whatItIs:
    'If employers write to your own address, I can read their mail there, every five minutes, and only read: nothing is marked, moved or deleted. I keep what is about your applications and comes from the day you connect. Of any other mail I see sender and subject, and keep neither.',
  loading: 'Loading whether your mailbox is connected',
  loadFailed: 'I could not load whether your mailbox is connected.',
  signIn: 'Please log in to view your settings.',
  isConnected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectLabel: 'Connect your mailbox',
  disconnect: 'Disconnect',
  disconnectLabel: 'Disconnect your mailbox',

  // How it goes with one that is connected.
  address: 'Address',
  server: 'Server',
  lastLooked: 'Last looked',
  mailsKept: 'Mails kept',
  look: 'Look now',
  looking: 'Looking...',

  // The form that connects one.
  host: 'Mail server (IMAP)',
  hostExample: 'imap.example.com',
  port: 'Port',
  portEncrypted: '993, encrypted',
  portStartTls: '143, STARTTLS',
  userName: 'User name',
  password: 'App password',
  passwordHint: 'Make one for this with your mail provider. It is kept encrypted.',
  connecting: 'Connecting...',
  connectFailed: 'I could not connect it. Look at the fields and try again.',
  nothingKept: 'The server did not answer. Nothing was kept; try again.',

  // What comes of it.
  connected: 'Your mailbox is connected. I read what comes from now on.',
  disconnected: 'Your mailbox is disconnected and its password deleted.',
  nothingChanged: 'The server did not answer. Nothing was changed; try again.',
});
