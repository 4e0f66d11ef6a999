import { activityTests } from './activity.part.ts';
import { appointmentTests } from './appointments.part.ts';
import { dashboardTests } from './dashboard.part.ts';
import { delegateTests } from './delegates.part.ts';
import { frameTests } from './frame.part.ts';
import { guestTests } from './guests.part.ts';
import { healthTests } from './health.part.ts';
import { troubleTests } from './troubles.part.ts';
import { openWorld } from './world.ts';

openWorld();
frameTests();
dashboardTests();
appointmentTests();
healthTests();
guestTests();
delegateTests();
activityTests();
troubleTests();
