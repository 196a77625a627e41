interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

declare global {
  interface Window {
    /** Not in every browser, and not yet in TypeScript's library. */
    trustedTypes?: TrustedTypesFactory;
  }
}

const address = '/push-worker.js';

/** The page's policy takes no plain text as a script's address; this one lets exactly the worker's through. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Starts the service worker once; undefined where the browser has none or refuses it. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  registration ??= navigator.serviceWorker.register(workerAddress()).catch(() => undefined);
  return registration;
}
