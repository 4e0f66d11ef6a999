import {
  mustCome,
  notificationTopics,
  type NotificationChoices,
  type NotificationTopic,
  type TopicChoice,
} from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import type { ProfileReadOnly, Updates, UpdatesSettings } from '@portico/application/profile';
import { SettingsSection } from './settings-section.ts';

/** The section `notifications`. */
export class UpdatesViewModel {
  readonly section: SettingsSection<UpdatesSettings, ProfileReadOnly>;
  choices: NotificationChoices | undefined;

  readonly #updates: Updates;

  constructor(updates: Updates) {
    this.#updates = updates;
    this.section = new SettingsSection(
      () => updates.updates(),
      ({ choices }) => {
        this.choices = choices;
      },
    );
    makeAutoObservable(this, { section: false }, { autoBind: true });
  }

  get canSave(): boolean {
    const sent = this.section.settings?.choices;
    const { choices } = this;
    if (sent === undefined || choices === undefined) return false;
    const isEdited = notificationTopics.some(
      (topic) => choices[topic].email !== sent[topic].email || choices[topic].sms !== sent[topic].sms,
    );
    return this.section.isOpen && isEdited;
  }

  /** Whether a channel can be chosen: mails about money are always sent, and text messages need a number. */
  mayChoose(topic: NotificationTopic, way: keyof TopicChoice): boolean {
    if (!this.section.isOpen || mustCome.has(`${topic}:${way}`)) return false;
    return way === 'email' || this.section.settings?.hasPhone === true;
  }

  choose(topic: NotificationTopic, way: keyof TopicChoice, wanted: boolean): void {
    if (this.choices === undefined || !this.mayChoose(topic, way)) return;
    this.choices = { ...this.choices, [topic]: { ...this.choices[topic], [way]: wanted } };
  }

  load(): Promise<void> {
    return this.section.load();
  }

  async save(): Promise<void> {
    const { choices } = this;
    if (!this.canSave || choices === undefined) return;
    await this.section.save(
      () => this.#updates.saveUpdates(choices),
      () => undefined,
    );
  }

  dispose(): void {
    this.section.dispose();
  }
}
