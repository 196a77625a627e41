/** A place in a text that looks like a secret. It never holds the secret itself: the place is enough to look. */
export interface FoundSecret {
  kind: string;
  /** From 1. */
  line: number;
}

/** What secrets of well-known makers look like, as each documents it. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s*(?:\\n)?\s*[A-Za-z0-9+/=:]{20,}/g,
  'key of age': /\bAGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{50,}/g,
  'key of AWS': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g,
  'token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50,})/g,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'key of Stripe': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{20,}/g,
  'webhook secret of Stripe': /\bwhsec_[A-Za-z0-9+/=]{24,}/g,
  'token of Slack': /\bxox[abeoprs]-[\w-]{20,}/g,
  'key of Google': /\bAIza[\w-]{35}\b/g,
  'client secret of Google': /\bGOCSPX-[\w-]{28}\b/g,
  'key of a model provider': /\bsk-(?:ant-|proj-|or-)?[\w-]{32,}/g,
  'key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}\b/g,
  'signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/g,
};

// A name that says secret, and beside it a value without a space. What is in a variable's or a placeholder's form is no value.
const ASSIGNED =
  /(?:secret|token|passw(?:or)?d|passphrase|api_?key|private_?key|credential)\w*["'`]?\s*[:=]\s*["'`]?([A-Za-z0-9+/_=.-]{20,})/gi;
/** Bits for each character: names and words have fewer than 3.7, 24 random characters of base64 more than 3.9 nearly always. */
const RANDOM_BITS = 3.8;
/** The same for 32 random digits of base 16, which are 4 at the most. */
const RANDOM_HEX_BITS = 3.3;

/** The Shannon entropy of a text's characters, in bits for each. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Whether a value was made by chance: digits of base 16, or digits and letters of both cases, none more likely than another. */
const isRandom = (value: string): boolean =>
  /^[0-9a-f]{32,}$/.test(value)
    ? entropy(value) >= RANDOM_HEX_BITS
    : entropy(value) >= RANDOM_BITS && /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);

/** The places of a text that look like a private key, a token of a known shape, or a random value under a secret's name. */
export function secretsIn(text: string): FoundSecret[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const shaped = Object.entries(SHAPES).flatMap(([kind, shape]) =>
    [...text.matchAll(shape)].map(({ index }) => ({ kind, line: lineAt(index) })),
  );
  const assigned = [...text.matchAll(ASSIGNED)]
    .filter(([, value = '']) => isRandom(value))
    .map(({ index }) => ({ kind: 'random value under a secret name', line: lineAt(index) }));
  return [...shaped, ...assigned];
}
