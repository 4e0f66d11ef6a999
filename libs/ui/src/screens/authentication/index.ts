export { AuthenticationScreen } from './authentication-screen.tsx';
export type { Tools } from './settings.tsx';
