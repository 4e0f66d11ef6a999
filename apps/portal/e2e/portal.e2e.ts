import { appointmentTests } from './appointments.part.ts';
import { dashboardTests } from './dashboard.part.ts';
import { everyScreenTests } from './every-screen.part.ts';
import { frameTests } from './frame.part.ts';
import { healthTests } from './health.part.ts';
import { sessionTests } from './session.part.ts';
import { signInTests } from './sign-in.part.ts';
import { troubleTests } from './troubles.part.ts';
import { openWorld } from './world.ts';

openWorld();
signInTests();
sessionTests();
frameTests();
dashboardTests();
appointmentTests();
healthTests();
troubleTests();
everyScreenTests();
