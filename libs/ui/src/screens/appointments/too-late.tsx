import type { ComponentProps } from 'react';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import type { ChangeNote as Note } from './change-note.tsx';

const ChangeNote = lazyComponent(async () => ({ default: (await import('./change-note.tsx')).ChangeNote }));

/** In place of the buttons that would change a visit: that it is too near for that, with the number of its office. */
export const TooLate = ({
  className,
  ...note
}: ComponentProps<typeof Note> & { readonly className?: string | undefined }) => {
  const { appointment, changeUntil } = note.listed;
  const isDue = appointment.status === 'SCHEDULED' && note.now >= (changeUntil || appointment.start);
  return (
    isDue && (
      <Meanwhile show={null}>
        <div className={className}>
          <ChangeNote {...note} />
        </div>
      </Meanwhile>
    )
  );
};
