import type { Permission, PermissionArea } from '@portico/domain/access';
import type { AreaLevel, Branch, Tick } from '@portico/domain/delegates';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Disclosure } from '../../kit/disclosure.tsx';
import { FieldError } from '../../kit/field-error.tsx';
import { cx } from '../../kit/join-class-names.ts';
import { useWasTried } from '../../kit/last-submit.ts';
import { useWords } from '../../words/use-words.ts';
import { areaWords, permissionWords, verbWords } from './delegates.messages.ts';
import css from './delegates.module.css';
import { PermissionRows } from './permission-rows.tsx';

export interface PermissionBoxesModel {
  readonly tree: readonly Branch[];
  readonly whole: Tick;
  setArea(area: PermissionArea, level: AreaLevel): void;
  toggle(permission: Permission): void;
  toggleArea(area: PermissionArea): void;
  toggleWhole(): void;
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

const Areas = observer(({ editor }: { readonly editor: PermissionBoxesModel }) => {
  const say = useWords();
  return (
    <ul className={css.areas}>
      {editor.tree.map(({ area, tick, view, act }) => (
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
});

/** A delegate's permissions: a choice for each area, and behind it the checkboxes in a hierarchy (`ACC-343` to `ACC-345`). */
export const PermissionBoxes = observer(
  ({ editor, name }: { readonly editor: PermissionBoxesModel; readonly name: string }) => {
    const say = useWords();
    const id = useId();
    const legend = say(permissionWords.legend, { name });
    const error = useWasTried() && editor.whole === 'none' ? say(permissionWords.missing) : undefined;
    return (
      <fieldset
        className={css.tree}
        id={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-invalid={error !== undefined || undefined}
      >
        <legend>{legend}</legend>
        {/* The boxes, once opened, stand in its place; the style sheet hides it. */}
        <PermissionRows tree={editor.tree} onChoose={(area, level) => editor.setArea(area, level)} />
        <FieldError of={id} label={legend}>
          {error}
        </FieldError>
        <Disclosure title={say(permissionWords.eachBox)}>
          <p className={css.hint}>{say(permissionWords.partly)}</p>
          <Box
            parent
            label={say(permissionWords.everything)}
            tick={editor.whole}
            onToggle={() => editor.toggleWhole()}
          />
          <Areas editor={editor} />
        </Disclosure>
      </fieldset>
    );
  },
);
