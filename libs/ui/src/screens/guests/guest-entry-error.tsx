import type { EntryProblem } from '@portico/application/guests';
import type { TimeZone } from '@portico/domain/kernel';
import { useContext } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { entryProblems } from './guest-entry-problem-texts.ts';

/** The error that stops a guest, with the time from which they may try again. */
export const EntryError = ({ problem }: { readonly problem: EntryProblem }) => {
  const say = useWords();
  const formats = useFormats();
  const device = useContext(DeviceTimeContext);
  const until = problem.kind === 'must-wait' ? problem.until : undefined;
  return (
    <Notice tone="bad">
      <p>
        {problem.kind === 'told'
          ? problem.message
          : say(
              entryProblems[problem.kind],
              until === undefined ? {} : { time: formats.time(until, device.zone as TimeZone) },
            )}
      </p>
    </Notice>
  );
};
