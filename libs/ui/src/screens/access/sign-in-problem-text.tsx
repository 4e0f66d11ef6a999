import type { SignInProblem } from '@portico/application/access';
import type { TimeZone } from '@portico/domain/kernel';
import { useContext } from 'react';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { signInProblems } from './sign-in.messages.ts';

/** Why sign-in was refused; after too many tries with the time of this device until which to wait. */
export const SignInProblemText = ({ problem }: { readonly problem: SignInProblem }) => {
  const say = useWords();
  const formats = useFormats();
  const device = useContext(DeviceTimeContext);
  const values = problem.kind === 'must-wait' ? { time: formats.time(problem.until, device.zone as TimeZone) } : {};
  return <p>{say(signInProblems[problem.kind], values)}</p>;
};
