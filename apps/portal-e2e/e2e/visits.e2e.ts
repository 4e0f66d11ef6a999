import { checkInIdleTests } from './check-in-idle.part.ts';
import { checkInPictureTests } from './check-in-pictures.part.ts';
import { checkInTests } from './check-in.part.ts';
import { checkInWalkTests } from './check-in-walks.part.ts';
import { formTests } from './forms.part.ts';
import { partnerTests } from './partner.part.ts';
import { paymentKeyboardTests } from './payment-keyboard.part.ts';
import { openFixture } from './fixture.ts';
import { checkOutTests } from './check-out.part.ts';
import { visitActionTests } from './visit-actions.part.ts';
import { visitSummaryTests } from './visit-summary.part.ts';
import { wholeAreaTests } from './whole-area.part.ts';

openFixture();
formTests();
visitActionTests();
// Before the check-in and check-out tests.
wholeAreaTests();
checkOutTests();
checkInTests();
checkInWalkTests();
checkInPictureTests();
checkInIdleTests();
visitSummaryTests();
partnerTests();
// Last, because other tests must not pay anything here before.
paymentKeyboardTests();
