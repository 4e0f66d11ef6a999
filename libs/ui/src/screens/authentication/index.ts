export { AuthenticationScreen } from './authentication-screen.tsx';
