import '#web/hosts/zod-configuration.ts';
import { openDoor } from './open-door.tsx';
import { login, signInDoors } from './sign-in-doors.ts';

void openDoor({ ...signInDoors, '/': login });
