import { openWorld } from './world.ts';
import { visitActionTests } from './visit-actions.part.ts';

openWorld();
visitActionTests();
