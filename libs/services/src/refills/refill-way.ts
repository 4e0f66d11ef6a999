import type { RefillWay } from '@portico/application/refills';
import { can } from '@portico/domain/access';
import type { PatientRef } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { ServiceCall } from '../kernel/index.ts';

/** How this person asks for a refill at a practice. */
export const refillWayFor = ({ acting }: ServiceCall, chart: PatientRef, { behavior }: Practice): RefillWay => {
  const may = (action: 'health:act' | 'messages:act') => can(acting, action, { kind: 'chart', chart });
  if (behavior.noRefillRequests !== true) return may('health:act') ? 'request' : 'none';
  return may('messages:act') ? 'message' : 'none';
};
