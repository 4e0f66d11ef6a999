import { checkInIdleTests } from './check-in-idle.part.ts';
import { checkInPictureTests } from './check-in-pictures.part.ts';
import { checkInTests } from './check-in.part.ts';
import { checkInWalkTests } from './check-in-walks.part.ts';
import { formTests } from './forms.part.ts';
import { partnerTests } from './partner.part.ts';
import { paymentKeyboardTests } from './payment-keyboard.part.ts';
import { openWorld } from './world.ts';
import { checkOutTests } from './check-out.part.ts';
import { visitActionTests } from './visit-actions.part.ts';
import { visitSummaryTests } from './visit-summary.part.ts';
import { wholeAreaTests } from './whole-area.part.ts';

openWorld();
formTests();
visitActionTests();
// Before anybody checks in or out.
wholeAreaTests();
checkOutTests();
checkInTests();
checkInWalkTests();
checkInPictureTests();
checkInIdleTests();
visitSummaryTests();
partnerTests();
// Here, where nobody else has paid anything.
paymentKeyboardTests();
