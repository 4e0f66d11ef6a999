import { providerEntranceRefusals, type ProviderEntranceRefusal } from '@portico/application/authentication';
import type { Extensions } from './gateway-client.ts';

export const providerRefusal = ({ reason }: Extensions): ProviderEntranceRefusal | undefined => {
  const kind = providerEntranceRefusals.find((one) => one === reason);
  return kind === undefined ? undefined : { kind };
};
