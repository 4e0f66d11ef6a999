import { activityTests } from './activity.part.ts';
import { appointmentTests } from './appointments.part.ts';
import { cardTests } from './cards.part.ts';
import { dashboardTests } from './dashboard.part.ts';
import { delegateTests } from './delegates.part.ts';
import { frameTests } from './frame.part.ts';
import { guestPayTests } from './guest-pay.part.ts';
import { guestTests } from './guests.part.ts';
import { healthTests } from './health.part.ts';
import { paymentHistoryTests } from './payment-history.part.ts';
import { paymentTests } from './payments.part.ts';
import { troubleTests } from './troubles.part.ts';
import { openWorld } from './world.ts';

openWorld();
frameTests();
dashboardTests();
appointmentTests();
cardTests();
healthTests();
guestTests();
delegateTests();
activityTests();
troubleTests();
paymentHistoryTests();
// Last, since what is paid is paid for everybody.
guestPayTests();
paymentTests();
