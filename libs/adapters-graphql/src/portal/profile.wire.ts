import type { ProfileReadOnly, Saved, SettingsPage } from '@portico/application/profile';
import type { LocalDate } from '@portico/domain/kernel';
import type { BadPicture } from '@portico/domain/profile';
import type { SettingsPartsFragment } from '../generated/operations.ts';

export const settingsPage = (wire: SettingsPartsFragment): SettingsPage => ({
  practiceName: wire.practice_name,
  practicePhone: wire.practice_phone,
  readOnly: wire.read_only,
  today: wire.today as LocalDate,
});

export const savedFromWire = ({ customMessage }: { readonly customMessage: string }): Saved => ({
  message: customMessage,
});

/** The refusals of a change of the profile, by their reason. */
export const profileRefusalFrom = ({
  reason,
}: Readonly<Record<string, unknown>>): ProfileReadOnly | BadPicture | undefined =>
  reason === 'profile-read-only' || reason === 'no-jpeg' || reason === 'too-large' ? { kind: reason } : undefined;
