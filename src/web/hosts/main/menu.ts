/** Escape closes the narrow header's menu and gives the focus back to its button. */
export function closeMenuOnEscape(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
