export { AppRequestViewModel } from './app-request.view-model.ts';
export { ConnectedAppsViewModel } from './connected-apps.view-model.ts';
