import { useSyncExternalStore } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { offlineWords } from './errors.messages.ts';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A notice while the device is offline. */
export const OfflineNotice = () => {
  const say = useWords();
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <Notice tone="wait" icon="offline">
      <p>{say(offlineWords.text)}</p>
    </Notice>
  );
};
