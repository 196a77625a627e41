// The page's policy forbids code made from text. zod reads its settings from here when it is first loaded, which may be
// with any screen: so this is set before, without loading it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
