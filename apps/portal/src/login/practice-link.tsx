import { PracticeLink } from '@portico/ui/screens/entrance';
import { use } from 'react';
import type { LoginPart } from './login.tsx';

const PracticeLinkPart: LoginPart = ({ config }) => {
  const { practiceSignIn } = use(config);
  return practiceSignIn === undefined ? null : <PracticeLink address={practiceSignIn} />;
};
export default PracticeLinkPart;
