import type { NoticeChoices } from '@portico/domain/profile';
import type { Answer } from '../kernel/index.ts';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from './profile.port.ts';

/** The section `notifications` of the profile settings: what the person is told of, and how. */
export interface Updates {
  updates(named?: Named): Answer<UpdatesSettings>;
  saveUpdates(choices: NoticeChoices, named?: Named): Answer<Saved, ProfileReadOnly>;
}

export interface UpdatesSettings extends SettingsPage {
  readonly choices: NoticeChoices;
  /** Text messages go to the number of the account; without one there are none. */
  readonly hasPhone: boolean;
}
