import type { Permission, PermissionArea } from '@portico/domain/access';
import type { Tick, Branch } from '@portico/domain/delegates';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { FieldError } from '../../kit/field-error.tsx';
import { cx } from '../../kit/join-class-names.ts';
import { useWasTried } from '../../kit/last-submit.ts';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { areaWords, permissionWords, verbWords } from './delegates.messages.ts';
import css from './delegates.module.css';

export interface PermissionBoxesModel {
  readonly until: string;
  readonly tree: readonly Branch[];
  readonly whole: Tick;
  toggle(permission: Permission): void;
  toggleArea(area: PermissionArea): void;
  toggleWhole(): void;
  typeUntil(text: string): void;
}

/** A native checkbox. Its half-ticked state is announced as mixed. */
const Box = ({
  label,
  name,
  tick,
  parent = false,
  onToggle,
}: {
  readonly label: string;
  /** Accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly tick: Tick;
  readonly parent?: boolean;
  readonly onToggle: () => void;
}) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = tick === 'some';
  }, [tick]);
  return (
    <label className={cx(css.box, parent && css.parent)}>
      <input ref={box} type="checkbox" checked={tick === 'all'} aria-label={name} onChange={onToggle} />
      <span>{label}</span>
    </label>
  );
};

const tickOf = (ticked: boolean): Tick => (ticked ? 'all' : 'none');

const Areas = observer(
  ({ editor, withheld }: { readonly editor: PermissionBoxesModel; readonly withheld: readonly PermissionArea[] }) => {
    const say = useWords();
    const offered = editor.tree.filter(({ area }) => !withheld.includes(area));
    return (
      <ul className={css.areas}>
        {offered.map(({ area, tick, view, act }) => (
          <li key={area}>
            <Box parent label={say(areaWords[area])} tick={tick} onToggle={() => editor.toggleArea(area)} />
            <ul className={css.children}>
              {(['view', 'act'] as const).map((verb) => (
                <li key={verb}>
                  <Box
                    label={say(verbWords[verb])}
                    name={say(permissionWords.child, { verb: say(verbWords[verb]), area: say(areaWords[area]) })}
                    tick={tickOf(verb === 'view' ? view : act)}
                    onToggle={() => editor.toggle(`${area}:${verb}`)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    );
  },
);

/** A delegate's permissions, as checkboxes in a hierarchy, and the last day (`ACC-343` to `ACC-345`). */
export const PermissionBoxes = observer(
  ({
    editor,
    name,
    today,
    withheld = [],
  }: {
    readonly editor: PermissionBoxesModel;
    readonly name: string;
    readonly today: string;
    /** Areas that the practice's system cannot serve: nobody can be let into them. */
    readonly withheld?: readonly PermissionArea[] | undefined;
  }) => {
    const say = useWords();
    const id = useId();
    const legend = say(permissionWords.legend, { name });
    const error = useWasTried() && editor.whole === 'none' ? say(permissionWords.missing) : undefined;
    return (
      <>
        <fieldset
          className={css.tree}
          id={id}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          data-invalid={error !== undefined || undefined}
        >
          <legend>{legend}</legend>
          <Box
            parent
            label={say(permissionWords.everything)}
            tick={editor.whole}
            onToggle={() => editor.toggleWhole()}
          />
          <Areas editor={editor} withheld={withheld} />
          <FieldError of={id} label={legend}>
            {error}
          </FieldError>
        </fieldset>
        <TextField
          type="date"
          label={say(permissionWords.until)}
          description={say(permissionWords.untilHint)}
          min={today}
          value={editor.until}
          onChange={({ currentTarget }) => editor.typeUntil(currentTarget.value)}
        />
      </>
    );
  },
);
