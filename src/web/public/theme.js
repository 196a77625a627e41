// Runs before the first paint, so that neither a chosen theme nor the header of the signed-in ever flashes.
// Inline scripts are forbidden, hence a file.
try {
  // The resume editor shows paper: it is light in both themes.
  const isPaper = location.pathname.startsWith('/dashboard/resume-editor');
  const theme = isPaper ? 'light' : localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('authToken') !== null) document.documentElement.dataset.signedIn = '';
} catch {
  // Storage may be switched off: the device decides, and nobody is signed in.
}
