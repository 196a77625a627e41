// Runs before the first paint, so that a chosen theme never flashes. Inline scripts are forbidden, hence a file.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off: the device decides.
}
