/** An identity that a provider's signed word proved. */
export interface ProvenIdentity {
  subject: string;
  email: string;
  /** As the provider knows it; may be empty. */
  name: string;
  /** True when the provider runs the mailbox and so speaks for the address. */
  authoritative: boolean;
}

/** Google, which hands its proof to the browser. Each answers null for what proves no identity for our client. */
export interface GoogleVerifier {
  /** An ID token of Google's sign-in button. */
  verify(credential: string): Promise<ProvenIdentity | null>;
  /** An access token that was given to our client. */
  verifyAccessToken(token: string): Promise<ProvenIdentity | null>;
}

/** LinkedIn, which sends the browser back with a code. */
export interface LinkedInClient {
  /** Where the browser goes to sign in. */
  address(request: { state: string; nonce: string; redirectUri: string }): string;
  /** Exchanges the code for who signed in; null when it proves nobody. */
  identify(reply: { code: string; nonce: string; redirectUri: string }): Promise<ProvenIdentity | null>;
}
