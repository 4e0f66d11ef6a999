import type { RunningGateway } from '../running-gateway.ts';
import type { GuessPlace } from './guess-place-kinds.ts';
import { askAny } from './guess-preconditions.ts';

/** Guesses side by side at one place; answers how many of them were weighed, as the answers say that they are wrong. */
export const weighedAt = async (
  gateway: RunningGateway,
  place: GuessPlace,
  { guesses, index }: { readonly guesses: number; readonly index: number },
): Promise<number> => {
  await gateway.database.rows({ text: 'delete from tries' });
  const { headers = {}, about = '' } = await place.prepare(gateway);
  await gateway.database.rows({ text: 'delete from tries' });
  const from = (at: number): string => `10.${index}.${at >> 8}.${at & 255}`;
  const replies = await Promise.all(
    Array.from({ length: guesses }, (_, at) =>
      askAny(gateway, place.operation, place.variables(at, about), {
        ...headers,
        'x-forwarded-for': from(place.fromOne === true ? 0 : at),
      }),
    ),
  );
  const hasLast = replies.some(({ text }) => place.last?.test(text));
  return replies.filter(({ text }) => place.wrong.test(text)).length + (hasLast ? 1 : 0);
};
