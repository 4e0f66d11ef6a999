import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useWords } from '../../words/use-words.ts';
import { textLookWords } from './text-look.messages.ts';
import type { TextLookSetting } from './text-look-modal.tsx';

const TextLookModal = lazyComponent(() => import('./text-look-modal.tsx'));

/** Opens the choice of text size and contrast. */
export const TextLookButton = ({ setting }: { readonly setting: TextLookSetting }) => {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="text" onClick={() => setIsOpen(true)}>
        {say(textLookWords.open)}
      </Button>
      <Presence show={isOpen || undefined}>
        {() => <TextLookModal setting={setting} onClose={() => setIsOpen(false)} />}
      </Presence>
    </>
  );
};
