import type { AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { LocationId, ProviderId, TimeZone } from '@portico/domain/kernel';

export const providerColumns = 'id, name, specialty';

export interface ProviderRow {
  readonly id: ProviderId;
  readonly name: string;
  readonly specialty: string | null;
}

export const providerOf = ({ id, name, specialty }: ProviderRow): AppointmentProvider => ({
  id,
  name,
  ...(specialty === null ? {} : { specialty }),
});

export const locationColumns = 'id, office, address_lines, city, state, zip, phone, time_zone';

export interface LocationRow {
  readonly id: LocationId;
  readonly office: string;
  readonly address_lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string | null;
  readonly time_zone: TimeZone;
}

export const locationOf = (row: LocationRow): AppointmentLocation => ({
  id: row.id,
  office: row.office,
  addressLines: row.address_lines,
  city: row.city,
  state: row.state,
  zip: row.zip,
  ...(row.phone === null ? {} : { phone: row.phone }),
  timeZone: row.time_zone,
});
