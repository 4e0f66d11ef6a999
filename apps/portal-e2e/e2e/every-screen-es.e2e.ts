import { everyScreenTests } from './every-screen.part.ts';
import { openFixture } from './fixture.ts';

openFixture();
everyScreenTests('es');
