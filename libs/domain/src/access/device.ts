import { parseId, type DeviceId } from '../kernel/index.ts';

/** Stands in where a device cannot make a UUID (`ACC-140`, `ACC-141`). */
export const placeholderDevice = 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx' as DeviceId;

export const parseDevice = (raw: unknown): DeviceId => {
  const id = parseId<DeviceId>(raw);
  return id.ok ? id.value : placeholderDevice;
};
