/** A setting that cannot be used; its message is one sentence that says what to change. */
export class ConfigError extends Error {}
