import type { AppRefusal, ConnectedApps } from '@portico/application/connected-apps';
import { list, same } from '../codecs/codec.ts';
import {
  allowedApp,
  appDecision,
  appRemoval,
  askedAccess,
  authorizationRequest,
} from '../codecs/connected-apps.codec.ts';
import * as documents from '../generated/documents/connected-apps.ts';
import { done, input, nothing, operation, wireOf } from './operation.ts';

const refusals = ['unknown-app', 'app-sent-back'] as const satisfies readonly AppRefusal['kind'][];

export const connectedAppsWire = wireOf<ConnectedApps>()({
  asked: operation(documents.GetAppRequestDocument, input(authorizationRequest), askedAccess, refusals),
  decide: operation(documents.DecideAppRequestDocument, input(appDecision), same<string>(), refusals),
  list: operation(documents.GetConnectedAppsDocument, nothing, list(allowedApp)),
  remove: operation(documents.RemoveConnectedAppDocument, input(appRemoval), done()),
});
