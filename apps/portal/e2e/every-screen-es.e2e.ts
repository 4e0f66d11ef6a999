import { everyScreenTests } from './every-screen.part.ts';
import { openWorld } from './world.ts';

openWorld();
everyScreenTests('es');
