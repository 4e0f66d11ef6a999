import { paths } from '@portico/application/kernel';
import { storeAfter, storeFor } from '@portico/view-models/guests';
import { kitWords, Skeleton } from '@portico/ui/kit';
import { useWords } from '@portico/ui/words';
import { useEffect } from 'react';
import type { OpenScreenComponent } from './screens.ts';

/** Opens the app store of the device; on any other one, or without an app, the portal's own messages (`ACC-049`, `ACC-050`). */
const MessagesLink: OpenScreenComponent = ({ config, go }) => {
  const say = useWords();
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void config.then(({ stores }) => {
      const device = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
      const store = storeFor(device, stores ?? {});
      if (left) return;
      // What the link names is read behind it.
      if (store === undefined) go(`${paths.messages}${window.location.search}`);
      else timer = setTimeout(() => window.location.assign(store), storeAfter);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [config, go]);
  return <Skeleton label={say(kitWords.loading)} blocks={1} />;
};
export default MessagesLink;
