import { useState, type ComponentProps } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './password-field.module.css';
import { signInWords } from './sign-in.messages.ts';

/** A password field with a button to show the password. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'after' | 'type'>) => {
  const say = useWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={css.toggle}
          aria-label={say(shown ? signInWords.hidePassword : signInWords.showPassword)}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          {say(shown ? signInWords.hide : signInWords.show)}
        </button>
      }
    />
  );
};
