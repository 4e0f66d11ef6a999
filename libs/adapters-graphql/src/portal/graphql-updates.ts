import type { ServiceResult } from '@portico/application/kernel';
import type { ProfileReadOnly, Saved, Updates, UpdatesSettings } from '@portico/application/profile';
import { ok } from '@portico/domain/kernel';
import { notificationTopics, usualChoices, type NotificationChoices } from '@portico/domain/profile';
import { GetNotificationsSettingsDocument } from '../generated/operations.ts';
import { topicToWire } from '../update-topics.ts';
import { submitForm } from './form-mutations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { profileRefusalFrom, savedFromWire, settingsPage } from './profile.wire.ts';

export class GraphqlUpdates implements Updates {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async updates(): ServiceResult<UpdatesSettings> {
    const answer = await this.#client.query(GetNotificationsSettingsDocument, {});
    if (!answer.ok) return answer;
    const { payload, ...parts } = answer.value.getSettings;
    const choices = notificationTopics.map((topic) => {
      const { email, sms } = payload.updates?.find((one) => one.topic === topicToWire[topic]) ?? usualChoices[topic];
      return [topic, { email, sms }];
    });
    return ok({
      ...settingsPage(parts),
      choices: Object.fromEntries(choices) as NotificationChoices,
      hasPhone: payload.has_phone ?? false,
    });
  }

  async saveUpdates(choices: NotificationChoices): ServiceResult<Saved, ProfileReadOnly> {
    const input = { updates: notificationTopics.map((topic) => ({ topic: topicToWire[topic], ...choices[topic] })) };
    const answer = await submitForm(this.#client, 'updateNotifications', { input }, (extensions) => {
      const refused = profileRefusalFrom(extensions);
      return refused?.kind === 'profile-read-only' ? refused : undefined;
    });
    return answer.ok ? ok(savedFromWire(answer.value)) : answer;
  }
}
