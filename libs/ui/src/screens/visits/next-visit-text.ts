import type { CheckOutScreen } from '@portico/application/visits';
import { useWords } from '../../words/use-words.ts';
import { useWhen } from '../appointments/index.ts';
import { checkOutWords } from './check-out.messages.ts';

/** Says when the next visit is and with whom, and whether it is booked or asked for. */
export const useNextVisitText = () => {
  const say = useWords();
  const when = useWhen();
  return ({ appointment }: NonNullable<CheckOutScreen['next']>): string => {
    const { status, provider } = appointment;
    const told = { when: when(appointment), provider: provider.name };
    return say(status === 'REQUESTED' ? checkOutWords.nextRequested : checkOutWords.nextBooked, told);
  };
};
