export { AppRequestScreen } from './app-request-screen.tsx';
export { ConnectedAppsScreen } from './connected-apps-screen.tsx';
