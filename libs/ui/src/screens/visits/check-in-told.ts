import type { CheckInTold } from '@portico/application/visits';
import { historyKinds, type CheckInPageStep, type HistoryTold, type MedsAllergies } from '@portico/domain/visits';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/use-words.ts';
import { recapWords as words, toldWords } from './check-in-recap.messages.ts';

const inOrder = ['removed', 'added', 'kept'] as const;

/** What a step tells the practice, in sentences: the same before a person checks in and after. */
export const useAnswers = (): ((step: CheckInPageStep, told: CheckInTold | undefined) => readonly string[]) => {
  const say = useWords();
  const { formatList } = useIntl();
  const ofLists = (history: MedsAllergies<HistoryTold>): readonly string[] =>
    historyKinds.flatMap((kind) => {
      const { none, ...names } = history[kind];
      return [
        ...inOrder
          .filter((which) => names[which].length > 0)
          .map((which) => say(toldWords[kind][which], { names: formatList(names[which]) })),
        ...(none ? [say(toldWords[kind].none)] : []),
      ];
    });
  return (step, told) => {
    if (step === 'information') return [say(words.information)];
    if (step === 'medsAllergies') return told?.history === undefined ? [] : ofLists(told.history);
    const titles = told?.forms[step] ?? [];
    return titles.length === 0 ? [] : [say(words.forms, { titles: formatList(titles) })];
  };
};
