import { privacyWords, termsWords } from './terms.messages.ts';
import { TextSections, type Section } from './text-sections.tsx';

const terms: readonly Section[] = [
  [termsWords.what, termsWords.whatText],
  [termsWords.emergency, termsWords.emergencyText],
  [termsWords.account, termsWords.accountText],
  [termsWords.right, termsWords.rightText],
  [termsWords.limits, termsWords.limitsText],
  [termsWords.end, termsWords.endText],
];

const privacy: readonly Section[] = [
  [privacyWords.who, privacyWords.whoText],
  [privacyWords.what, privacyWords.whatText],
  [privacyWords.why, privacyWords.whyText],
  [privacyWords.see, privacyWords.seeText],
  [privacyWords.device, privacyWords.deviceText],
  [privacyWords.rights, privacyWords.rightsText],
];

/** The terms of use that are accepted at sign-up (`ACC-220`). */
export const TermsScreen = () => <TextSections version={termsWords.version} sections={terms} />;

/** The privacy notice that is accepted with them. */
export const PrivacyScreen = () => <TextSections version={privacyWords.version} sections={privacy} />;
