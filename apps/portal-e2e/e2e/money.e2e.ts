import { cardTests } from './cards.part.ts';
import { guestPayTests } from './guest-pay.part.ts';
import { moneyBackTests } from './money-back.part.ts';
import { paymentHistoryTests } from './payment-history.part.ts';
import { paymentTests } from './payments.part.ts';
import { pdfFileTests } from './pdf-files.part.ts';
import { profileTests } from './profile.part.ts';
import { shopTests } from './shop.part.ts';
import { walletTests } from './wallets.part.ts';
import { openFixture } from './fixture.ts';

openFixture();
cardTests();
// First on the plans, which are ended afterwards.
moneyBackTests();
paymentHistoryTests();
pdfFileTests();
shopTests();
profileTests();
// Last, since what is paid is paid for everybody.
guestPayTests();
walletTests();
paymentTests();
