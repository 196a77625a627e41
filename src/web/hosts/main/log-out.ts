import { clearStoredToken, storedToken } from '#web/api/stored-token.ts';
import { mainPaths } from '#web/shell/paths.ts';

/** Revokes the stored token as far as the server can be reached; forgetting it here does not wait for that. */
function revoke(token: string): void {
  fetch('/api/auth/logout', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
}

function logOut(): void {
  const token = storedToken();
  clearStoredToken();
  if (token !== undefined) revoke(token);
  window.location.assign(mainPaths.signup);
}

/** The header shows Log Out where this browser holds a token (the script before the first paint marks the page so). */
export function enableLogOut(): void {
  for (const button of document.querySelectorAll('[data-log-out]')) button.addEventListener('click', logOut);
}
