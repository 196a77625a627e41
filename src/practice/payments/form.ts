/** What a form-encoded body says, by the provider's bracket names: `items[0][price]`. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

/** The values below a name with a bracket, e.g. `metadata[plan]` as `plan`. */
export function below(form: URLSearchParams, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of form) {
    if (key.startsWith(`${name}[`) && key.endsWith(']')) found[key.slice(name.length + 1, -1)] = value;
  }
  return found;
}
