import { WelcomeViewModel } from '@portico/view-models/access';
import { pictureCount, WelcomePictures } from '@portico/ui/screens/entrance';
import { useState } from 'react';
import type { LoginPart } from './login.tsx';

const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const WelcomePart: LoginPart = ({ portal: { clock } }) => {
  const [viewModel] = useState(() => new WelcomeViewModel(clock, pictureCount, wantsMotion()));
  return <WelcomePictures viewModel={viewModel} />;
};
export default WelcomePart;
