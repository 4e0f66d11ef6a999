import { everyScreenTests, screenCostTests } from './every-screen.part.ts';
import { openFixture } from './fixture.ts';

openFixture();
everyScreenTests('en');
screenCostTests();
