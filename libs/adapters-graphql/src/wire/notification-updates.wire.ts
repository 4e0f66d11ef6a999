import type { Updates } from '@portico/application/profile';
import { named, saved, sentChoices, updates } from '../codecs/profile.codec.ts';
import { GetNotificationsSettingsDocument, UpdateNotificationsDocument } from '../generated/documents/profile.ts';
import { fields, input, under, operation, then, wireOf } from './operation.ts';

export const updatesWire = wireOf<Updates>()({
  updates: operation(GetNotificationsSettingsDocument, fields(named), updates),
  saveUpdates: operation(
    UpdateNotificationsDocument,
    then(input(under('updates', sentChoices)), fields(named), 1),
    saved,
    ['profile-read-only'],
  ),
});
