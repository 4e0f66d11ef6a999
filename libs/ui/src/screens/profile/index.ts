export { PersonalScreen } from './personal-screen.tsx';
export { ProfileSettings } from './profile-settings.tsx';
