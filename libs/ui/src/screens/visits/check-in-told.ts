import { historyKinds, type HistoryTold, type MedsAllergies } from '@portico/domain/visits';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/use-words.ts';
import { toldWords } from './check-in-recap.messages.ts';

const inOrder = ['removed', 'added', 'kept'] as const;

/** What is said of allergies and medications in sentences; `changes` leaves out what stays as it was. */
export const useTold = (): ((told: MedsAllergies<HistoryTold>, changes?: 'changes') => readonly string[]) => {
  const say = useWords();
  const { formatList } = useIntl();
  return (told, changes) =>
    historyKinds.flatMap((kind) => {
      const { none, ...names } = told[kind];
      const said = inOrder.filter((which) => names[which].length > 0 && !(which === 'kept' && changes !== undefined));
      return [
        ...said.map((which) => say(toldWords[kind][which], { names: formatList(names[which]) })),
        ...(none ? [say(toldWords[kind].none)] : []),
      ];
    });
};
