export { AccessibilityScreen } from './accessibility-screen.tsx';
export { SmsConfirmedScreen } from './no-valid-invitation.tsx';
export { SignupScreen, type SignupScreenProps } from './signup-screen.tsx';
export { PrivacyScreen, TermsScreen } from './terms-screen.tsx';
