import type { Failure } from '@portico/application/kernel';
import type { BookedPractice } from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { Resource } from '@portico/domain/scheduling';
import { observer } from 'mobx-react-lite';
import { Avatar } from '../../../kit/avatar.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Specialty } from '../../../kit/source-text.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { callTo } from '../../../words/tel-link.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { useTitle } from '../../open/index.ts';
import css from '../add-appointment.module.css';
import { placeLines } from '../address-lines.ts';
import { CallLink } from '../practice-phone-link.tsx';
import { providerWords as words } from '../provider.messages.ts';
import { speaksText } from './spoken-languages.ts';

export interface ProviderModel {
  readonly phase:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'not-offered'; readonly practice: BookedPractice }
    | {
        readonly kind: 'ready';
        readonly practice: BookedPractice;
        readonly provider: { readonly resource: Resource; readonly locations: readonly AppointmentLocation[] };
      };
  load(): Promise<void>;
  book(): string | undefined;
}

interface ProviderScreenProps {
  readonly viewModel: ProviderModel;
  readonly onBook: (path: string) => void;
}

/** A provider: who they are, what they speak, where they see patients, and the way to a visit with them. */
export const ProviderScreen = observer(({ viewModel, onBook }: ProviderScreenProps) => {
  const say = useWords();
  const { phase } = viewModel;
  useTitle(phase.kind === 'ready' ? phase.provider.resource.provider.name : undefined);
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  if (phase.kind === 'not-offered') {
    return (
      <Notice tone="accent" icon="phone" quiet>
        <p>{say(words.notOffered, { practice: phase.practice.name })}</p>
        <CallLink practice={phase.practice} />
      </Notice>
    );
  }
  const { practice, provider } = phase;
  const book = () => {
    const path = viewModel.book();
    if (path !== undefined) onBook(path);
  };
  return (
    <div className={css.screen}>
      <Card className={css.aspect}>
        <Person resource={provider.resource} practice={practice} />
        <div className={css.buttons}>
          <Button look="primary" icon="calendar" onClick={book}>
            {say(words.book, { name: provider.resource.provider.name })}
          </Button>
        </div>
      </Card>
      <Places locations={provider.locations} />
    </div>
  );
});

const Person = ({ resource, practice }: { readonly resource: Resource; readonly practice: BookedPractice }) => {
  const say = useWords();
  const { language } = useFormats();
  const { provider, photo, about } = resource;
  const speaks = speaksText(resource, language, say);
  return (
    <>
      <div className={css.chosen}>
        <Avatar name={provider.name} photo={photo} className={css.avatar} />
        <div className={css.words}>
          {provider.specialty !== undefined && (
            <p className={css.strong}>
              <Specialty>{provider.specialty}</Specialty>
            </p>
          )}
          <p className={css.soft}>{practice.name}</p>
        </div>
      </div>
      {speaks !== undefined && <p>{speaks}</p>}
      {about !== undefined && <p>{about}</p>}
    </>
  );
};

const Places = ({ locations }: { readonly locations: readonly AppointmentLocation[] }) => {
  const say = useWords();
  return (
    <Card className={css.aspect}>
      <h2 className={css.title}>{say(words.places, { count: locations.length })}</h2>
      {locations.map((location) => (
        <address key={location.id}>
          <p className={css.strong}>{location.office}</p>
          {placeLines(location).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {location.phone !== undefined && (
            <a className={css.call} href={callTo(location.phone)}>
              {location.phone}
            </a>
          )}
        </address>
      ))}
    </Card>
  );
};
