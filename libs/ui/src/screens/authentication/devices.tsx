import type { SignedInDevice } from '@portico/application/authentication';
import type { SessionId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { deviceWords } from './authentication.messages.ts';
import css from './authentication.module.css';

export interface DevicesModel {
  readonly busy: boolean;
  signOutDevice(session: SessionId): Promise<void>;
  signOutOtherDevices(): Promise<void>;
}

const nameOf = (say: Say, { browser, system }: SignedInDevice): string =>
  browser !== undefined && system !== undefined
    ? say(deviceWords.named, { browser, system })
    : (browser ?? system ?? say(deviceWords.unknown));

/** The account's signed-in devices, with buttons to sign them out. */
export const Devices = observer(
  ({ viewModel, devices }: { readonly viewModel: DevicesModel; readonly devices: readonly SignedInDevice[] }) => {
    const say = useWords();
    const formats = useFormats();
    return (
      <Card className={css.setting ?? ''}>
        <h2 className={css.title}>{say(deviceWords.title)}</h2>
        <p className={css.soft}>{say(deviceWords.lead)}</p>
        <ul className={css.list}>
          {devices.map((device) => {
            const name = nameOf(say, device);
            const since = `${formats.onDevice.day(device.since)}, ${formats.onDevice.time(device.since)}`;
            return (
              <li key={device.session} className={css.item}>
                <div className={css.what}>
                  <p className={css.strong}>{name}</p>
                  <p className={css.soft}>
                    {say(deviceWords.seen, {
                      since,
                      seen: `${formats.onDevice.day(device.lastSeenAt)}, ${formats.onDevice.time(device.lastSeenAt)}`,
                    })}
                  </p>
                </div>
                {device.here ? (
                  <StatusBadge tone="good" icon="check-circle">
                    {say(deviceWords.here)}
                  </StatusBadge>
                ) : (
                  <Button
                    busy={viewModel.busy}
                    aria-label={say(deviceWords.signOutNamed, { device: name, since })}
                    onClick={() => void viewModel.signOutDevice(device.session)}
                  >
                    {say(deviceWords.signOut)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {devices.length > 1 && (
          <div>
            <Button busy={viewModel.busy} icon="leave" onClick={() => void viewModel.signOutOtherDevices()}>
              {say(deviceWords.signOutOthers)}
            </Button>
          </div>
        )}
      </Card>
    );
  },
);
