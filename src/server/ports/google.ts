/** A Google identity that a signed token proved. */
export interface GoogleIdentity {
  subject: string;
  email: string;
  name: string;
  /** True when Google speaks for the address (gmail.com or a hosted domain). */
  authoritative: boolean;
}

export interface GoogleVerifier {
  /** Null when the credential does not prove an identity for our client. */
  verify(credential: string): Promise<GoogleIdentity | null>;
}
