import { parseId, type DeviceId } from '../kernel/index.ts';

/** Used by devices that cannot generate a UUID (`ACC-140`, `ACC-141`). */
export const placeholderDevice = 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx' as DeviceId;

export const parseDevice = (raw: unknown): DeviceId => {
  const id = parseId<DeviceId>(raw);
  return id.ok ? id.value : placeholderDevice;
};
