import { config } from 'zod';

// The page's policy forbids code made from text. This must run before the first schema is built: import it first.
config({ jitless: true });
