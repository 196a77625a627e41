const SCRIPT = 'https://accounts.google.com/gsi/client';
const PERSON = 'https://www.googleapis.com/oauth2/v3/userinfo';

interface TokenClient {
  requestAccessToken(): void;
}

/** The part of Google Identity Services that is used here. */
interface GoogleAccounts {
  id: {
    initialize(options: { client_id: string; callback: (reply: { credential?: string }) => void }): void;
    renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  };
  oauth2: {
    initTokenClient(options: {
      client_id: string;
      scope: string;
      callback: (reply: { access_token?: string }) => void;
      error_callback: () => void;
    }): TokenClient;
  };
}

declare global {
  interface Window {
    google?: { accounts: GoogleAccounts };
  }
}

/** Loads Google's script once; only pages of a server with a Google client ever ask for it. */
export function loadGoogle(): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const ready = () => {
      if (window.google) resolve(window.google.accounts);
      else reject(new Error('Google did not answer.'));
    };
    if (window.google) return ready();
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', ready);
    script.addEventListener('error', ready);
    document.head.append(script);
  });
}

/** Who signs up with Google, as its user-info service says, with the access token that proves it. */
export interface GooglePerson {
  email: string;
  full_name: string;
  google_id: string;
  access_token: string;
}

/** Asks Google who an access token stands for. Throws when Google gives no usable answer. */
export async function readGooglePerson(accessToken: string): Promise<GooglePerson> {
  const reply = await fetch(PERSON, { headers: { authorization: `Bearer ${accessToken}` } });
  const told: unknown = reply.ok ? await reply.json() : null;
  if (typeof told !== 'object' || told === null || !('sub' in told) || !('email' in told))
    throw new Error('Google did not say who signs up.');
  const name = 'name' in told ? String(told.name) : '';
  return {
    email: String(told.email),
    full_name: name,
    google_id: String(told.sub),
    access_token: accessToken,
  };
}
