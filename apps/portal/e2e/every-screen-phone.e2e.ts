import { everyScreenTests, looks } from './every-screen.part.ts';
import { openWorld } from './world.ts';

openWorld();
everyScreenTests(looks.phone);
