import type { Action } from '@portico/domain/access';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Shop } from '@portico/domain/payments';
import { allowedCharts, type ServiceCall } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { preferCurrentPractice } from '../checkout/prefer-current-practice.ts';
import type { NamedShop } from '@portico/application/payments';

/**
 * The chart whose practice has the shop with this id, if this person may do this there: that of the given practice,
 * else of any practice with such a shop, else of the current practice.
 */
export const shopChart = (
  shop: Pick<Shop, 'shop'>,
  call: ServiceCall,
  { practice, shop: id }: NamedShop,
  action: Action,
): Result<PatientRef, Failure> => {
  const at = practice ?? (id === undefined ? call.acting.practice : undefined);
  const chart = preferCurrentPractice(allowedCharts(call, action), call).find(
    (one) => (at === undefined || one.practice === at) && (id === undefined || shop.shop(one.practice)?.shopId === id),
  );
  return chart === undefined ? failed({ kind: 'not-found' }) : ok(chart);
};
