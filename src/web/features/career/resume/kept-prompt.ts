const key = (personId: string) => `legwork.resume-prompt.${personId}`;

/** What this person typed in this tab; survives a reload. */
export function keptPrompt(personId: string): string {
  try {
    return sessionStorage.getItem(key(personId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed; without storage it lasts until the screen is left. */
export function keepPrompt(personId: string, prompt: string): void {
  try {
    if (prompt === '') sessionStorage.removeItem(key(personId));
    else sessionStorage.setItem(key(personId), prompt);
  } catch {
    return;
  }
}
