import { everyScreenTests, screenCostTests } from './every-screen.part.ts';
import { openWorld } from './world.ts';

openWorld();
everyScreenTests('en');
screenCostTests();
