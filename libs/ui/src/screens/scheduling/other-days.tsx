import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { hoursWords } from './available-hours.messages.ts';
import type { AvailableHoursModel } from './available-hours-screen.tsx';
import css from './available-hours.module.css';

interface OtherDaysProps {
  readonly viewModel: Pick<AvailableHoursModel, 'threeBefore' | 'nextThree' | 'lookAt'>;
  /** False where another button leads on to the next free day. */
  readonly isNext: boolean;
}

/** Back and on, three days at a time. */
export const OtherDays = observer(({ viewModel, isNext }: OtherDaysProps) => {
  const say = useWords();
  const { threeBefore, nextThree } = viewModel;
  const after = isNext ? nextThree : undefined;
  if (threeBefore === undefined && after === undefined) return null;
  return (
    <div className={css.otherDays}>
      {threeBefore !== undefined && (
        <Button icon="previous" onClick={() => viewModel.lookAt(threeBefore)}>
          {say(hoursWords.threeBefore)}
        </Button>
      )}
      {after !== undefined && (
        <Button icon="next" iconLast onClick={() => viewModel.lookAt(after)}>
          {say(hoursWords.nextThree)}
        </Button>
      )}
    </div>
  );
});
