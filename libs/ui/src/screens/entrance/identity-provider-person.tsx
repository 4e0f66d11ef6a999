import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { providerWords as words } from './identity-provider.messages.ts';

export interface BroughtPersonModel {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Whose identity a page uses, which somebody else at a shared browser must be able to see and to drop. */
export const BroughtPerson = ({
  identity: { email, firstName, lastName },
  name,
  onDisown,
}: {
  readonly identity: BroughtPersonModel;
  /** Of the provider. */
  readonly name: string;
  readonly onDisown: () => void;
}) => {
  const say = useWords();
  const who = email ?? [firstName, lastName].filter((part) => part !== undefined).join(' ');
  return (
    <>
      <p>{who === '' ? say(words.signedIn, { name }) : say(words.signedInAs, { name, who })}</p>
      <Button look="quiet" onClick={onDisown}>
        {say(words.notYou)}
      </Button>
    </>
  );
};
