import { backAfter, ShortLinkViewModel } from '@portico/view-models/guests';
import { ShortLinkScreen } from '@portico/ui/screens/guests';
import { useCallback, useEffect, useRef } from 'react';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenComponent } from './screens.ts';

const ShortLink: OpenScreenComponent = ({ portal: { port }, params: { type = '', hash = '' }, go }) => {
  const viewModel = useScreen(() => new ShortLinkViewModel(port(guests), { type, hash }));
  // The short link gives way to where it leads: going back does not follow it once more.
  const follow = useCallback((to: string) => window.location.replace(to), []);
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waits.current), []);
  const back = useCallback(() => {
    waits.current = setTimeout(() => go('/'), backAfter);
  }, [go]);
  return <ShortLinkScreen viewModel={viewModel} onLed={follow} onNowhere={back} />;
};
export default ShortLink;
