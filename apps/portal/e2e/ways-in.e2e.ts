import { authenticationTests } from './authentication.part.ts';
import { firstPageTests } from './first-page.part.ts';
import { loginTests } from './login.part.ts';
import { noticeTests } from './notices.part.ts';
import { sessionTests } from './session.part.ts';
import { severalTabsTests } from './several-tabs.part.ts';
import { signInTests } from './sign-in.part.ts';
import { signUpTests } from './sign-up.part.ts';
import { openWorld } from './world.ts';

openWorld();
firstPageTests();
signInTests();
loginTests();
signUpTests();
sessionTests();
severalTabsTests();
authenticationTests();
noticeTests();
