import type { ServiceResult } from '@portico/application/kernel';
import type { ProfileReadOnly, Saved, Updates, UpdatesSettings } from '@portico/application/profile';
import type { NotificationChoices } from '@portico/domain/profile';
import { sentChoices, updates } from '../codecs/profile.codec.ts';
import { GetNotificationsSettingsDocument, UpdateNotificationsDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';
import { readSaved } from './graphql-profile.ts';

export class GraphqlUpdates extends GraphqlPort implements Updates {
  updates(): ServiceResult<UpdatesSettings> {
    return this.client.ask(GetNotificationsSettingsDocument, {}, updates.read);
  }

  saveUpdates(choices: NotificationChoices): ServiceResult<Saved, ProfileReadOnly> {
    const input = { updates: sentChoices.write(choices) };
    return this.client.ask(UpdateNotificationsDocument, { input }, readSaved, ['profile-read-only']);
  }
}
