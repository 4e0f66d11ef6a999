import type { NotificationChoices } from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from './profile.port.ts';

/** The section `notifications` of the profile settings: which notifications the person gets, and how. */
export interface Updates {
  updates(named?: Named): ServiceResult<UpdatesSettings>;
  saveUpdates(choices: NotificationChoices, named?: Named): ServiceResult<Saved, ProfileReadOnly>;
}

export interface UpdatesSettings extends SettingsPage {
  readonly choices: NotificationChoices;
  /** Text messages go to the account's phone number; without one none are sent. */
  readonly hasPhone: boolean;
  /** Where emails go, masked; absent if no account holds the chart, so that nothing can be chosen. */
  readonly sendsTo?: string;
  /** Whether anybody is told of new results at this practice. */
  readonly tellsOfResults: boolean;
  /** Whether anybody is told of new messages of this practice. */
  readonly tellsOfMessages: boolean;
}
