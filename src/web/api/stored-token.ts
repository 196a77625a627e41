/** Where the browser keeps the sign-in, as the specification names it. */
export const tokenKey = 'authToken';

/** The stored token, or undefined when there is none or storage is switched off. */
export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a token; without storage the sign-in lasts until the page is left. */
export function storeToken(token: string): void {
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    return;
  }
}

/** Forgets the stored token. */
export function clearStoredToken(): void {
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    return;
  }
}
