import {
  mustCome,
  notificationTopics,
  type NotificationChoices,
  type NotificationTopic,
  type TopicChoice,
} from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import type { ProfileReadOnly, Updates, UpdatesSettings } from '@portico/application/profile';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import { SettingsSection } from './settings-section.ts';

/** The section `notifications`. */
export class UpdatesViewModel {
  readonly section: SettingsSection<UpdatesSettings, ProfileReadOnly>;
  choices: NotificationChoices | undefined;

  readonly #updates: Updates;
  readonly #draft: FormDraft;

  constructor(updates: Updates, draft: FormDraft = noDraft) {
    this.#updates = updates;
    this.#draft = draft;
    this.section = new SettingsSection(
      () => updates.updates(),
      (settings) => {
        this.choices = settings.readOnly ? settings.choices : readChoices(settings, draft);
      },
    );
    makeAutoObservable(this, { section: false }, { autoBind: true });
  }

  get canSave(): boolean {
    return this.section.isOpen && this.#changed.length > 0;
  }

  /** Whether a channel can be chosen: mails about money are always sent, and text messages need a number. */
  mayChoose(topic: NotificationTopic, way: keyof TopicChoice): boolean {
    if (!this.section.isOpen || mustCome.has(`${topic}:${way}`)) return false;
    return way === 'email' || this.section.settings?.hasPhone === true;
  }

  choose(topic: NotificationTopic, way: keyof TopicChoice, wanted: boolean): void {
    if (this.choices === undefined || !this.mayChoose(topic, way)) return;
    this.choices = { ...this.choices, [topic]: { ...this.choices[topic], [way]: wanted } };
    this.#draft.keep(Object.fromEntries(this.#changed));
  }

  load(): Promise<void> {
    return this.section.load();
  }

  async save(): Promise<void> {
    const { choices } = this;
    if (!this.canSave || choices === undefined) return;
    await this.section.save(
      () => this.#updates.saveUpdates(choices),
      () => this.#draft.drop(),
    );
  }

  dispose(): void {
    this.section.dispose();
  }

  /** What differs from what the gateway said, by `topic:way`. */
  get #changed(): readonly (readonly [string, string])[] {
    const sent = this.section.settings?.choices;
    const { choices } = this;
    if (sent === undefined || choices === undefined) return [];
    return boxes
      .filter(([topic, way]) => choices[topic][way] !== sent[topic][way])
      .map(([topic, way]) => [`${topic}:${way}`, String(choices[topic][way])]);
  }
}

const boxes = notificationTopics.flatMap((topic) => (['email', 'sms'] as const).map((way) => [topic, way] as const));

/** What was ticked before and not saved stands over what the gateway says. */
const readChoices = ({ choices, hasPhone }: UpdatesSettings, draft: FormDraft): NotificationChoices => {
  const kept = draft.read() ?? {};
  return boxes
    .filter(
      ([topic, way]) => `${topic}:${way}` in kept && !mustCome.has(`${topic}:${way}`) && (way === 'email' || hasPhone),
    )
    .reduce(
      (all, [topic, way]) => ({ ...all, [topic]: { ...all[topic], [way]: kept[`${topic}:${way}`] === 'true' } }),
      choices,
    );
};
