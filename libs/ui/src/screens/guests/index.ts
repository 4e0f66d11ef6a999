export { GetStartedScreen } from './get-started-screen.tsx';
