import { paymentKeyboardTests } from './payment-keyboard.part.ts';
import { openWorld } from './world.ts';
import { visitActionTests } from './visit-actions.part.ts';

openWorld();
visitActionTests();
// Here, where nobody else has paid anything.
paymentKeyboardTests();
