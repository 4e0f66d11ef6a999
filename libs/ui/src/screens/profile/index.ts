export { DemographicsScreen } from './demographics-screen.tsx';
export { PapersScreen } from './papers-screen.tsx';
export { PersonalScreen } from './personal-screen.tsx';
export { PhotoScreen } from './photo-screen.tsx';
export { ProfileSettings } from './profile-settings.tsx';
export { OfferedSections } from './sections.ts';
export { UpdatesScreen } from './updates-screen.tsx';
