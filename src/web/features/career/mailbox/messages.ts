import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card of the person's own mailbox.
  title: 'Your mailbox',
  whatItIs:
    'If employers write to your own address, I can read their emails there. I check every five minutes and only read: nothing is marked, moved or deleted. I keep emails about your applications that arrive from the day you connect. For any other email, I see the sender and subject and keep neither.',
  loading: 'Loading your mailbox settings',
  loadFailed: 'Couldn’t load your mailbox settings.',
  signIn: 'Please log in to view your settings.',
  isConnected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectLabel: 'Connect your mailbox',
  disconnect: 'Disconnect',
  disconnectLabel: 'Disconnect your mailbox',

  // How a connected one is doing.
  address: 'Address',
  server: 'Server',
  lastLooked: 'Last checked',
  mailsKept: 'Emails saved',
  look: 'Check now',
  looking: 'Checking...',

  // The form that connects one.
  host: 'Mail server (IMAP)',
  hostExample: 'imap.example.com',
  port: 'Port',
  portEncrypted: '993, encrypted',
  portStartTls: '143, STARTTLS',
  userName: 'Username',
  password: 'App password',
  passwordHint: 'Create one for this with your email provider. It’s stored encrypted.',
  connecting: 'Connecting...',
  connectFailed: 'Couldn’t connect your mailbox. Check the fields and try again.',
  nothingKept: 'The server didn’t respond. Nothing was saved. Try again.',

  // What comes of it.
  connected: 'Your mailbox is connected. I’ll read new emails from now on.',
  disconnected: 'Your mailbox is disconnected and its password is deleted.',
  nothingChanged: 'The server didn’t respond. Nothing was changed. Try again.',
});
