import { everyScreenTests, looks, screenCostTests } from './every-screen.part.ts';
import { openWorld } from './world.ts';

openWorld();
everyScreenTests(looks.desktop);
screenCostTests();
