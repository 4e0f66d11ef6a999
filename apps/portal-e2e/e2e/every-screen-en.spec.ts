import { everyScreenTests } from './every-screen.ts';
import { openFixture } from './fixture.ts';

openFixture();
everyScreenTests('en');
