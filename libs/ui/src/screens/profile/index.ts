export { DemographicsScreen } from './demographics-screen.tsx';
export { OfferedSections } from './offered-sections.ts';
export { PapersScreen } from './papers-screen.tsx';
export { PersonalScreen } from './personal-screen.tsx';
export { PhotoScreen } from './photo-screen.tsx';
export { ProfileSettings } from './profile-settings.tsx';
export { UpdatesScreen } from './updates-screen.tsx';
