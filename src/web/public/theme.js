// Runs before the first paint, so that neither a chosen theme nor the header of the signed-in ever flashes.
// Inline scripts are forbidden, hence a file.
try {
  // The resume editor shows paper: it is light in both themes.
  const isPaper = location.pathname.startsWith('/dashboard/resume-editor');
  const theme = isPaper ? 'light' : localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const token = localStorage.getItem('authToken');
  if (token !== null) document.documentElement.dataset.signedIn = '';
  // The first thing a dashboard asks, asked while its program is still on the way (src/web/api/asked-early.ts).
  if (token !== null && location.pathname.startsWith('/dashboard/')) {
    const headers = { authorization: `Bearer ${token}` };
    window.askedEarly = { token, answer: fetch('/api/users/me', { headers }) };
    window.askedEarly.answer.catch(() => undefined);
  }
} catch {
  // Storage may be switched off: the device decides, and nobody is signed in.
}
