import { beforeEach, describe, expect, it } from '@jest/globals';
import { allPermissions, permissionAreas, type Permission } from '@portico/domain/access';
import { PermissionEditor } from '@portico/view-models/delegates';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { renderIn } from '../../testing/index.ts';
import { areaWords, permissionWords, verbWords } from './delegates.messages.ts';
import { choiceWords, extentHints, extentWords, summaryWords } from './permission-choice.messages.ts';
import { PermissionChoice, PermissionSummary } from './permission-choice.tsx';

const open = (editor: PermissionEditor, name = 'Rosa', language: 'en' | 'es' = 'en') => {
  renderIn(
    language,
    <CheckedForm isComplete={editor.isComplete} onSend={() => undefined}>
      <PermissionChoice editor={editor} name={name} today="2026-03-18" />
      <PermissionSummary editor={editor} name={name} today="2026-03-18" practices={['Mesa', 'Riverwalk']} />
      <button type="submit">Send</button>
    </CheckedForm>,
    ...[areaWords, choiceWords, extentHints, extentWords, permissionWords, summaryWords, verbWords],
  );
  return editor;
};

const choose = (text: string) => userEvent.click(screen.getByText(text));
const isSaid = (text: string) => screen.queryByText(text) !== null;
const areas = 'Visits, Payments, Messages, Forms, Health records, and Profile settings';

beforeEach(cleanup);

describe('PermissionChoice', () => {
  it('permits nothing and shows no boxes until something is chosen, and says so', () => {
    const editor = open(new PermissionEditor(), '');
    expect(screen.getByRole('group', { name: 'How much can your helper see and do?' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    expect({ held: editor.held, boxes: screen.queryAllByRole('checkbox') }).toEqual({ held: [], boxes: [] });
    expect(isSaid('Your helper can’t see or do anything yet.')).toBe(true);
    expect(isSaid('This is for Mesa and Riverwalk.')).toBe(false);
  });

  it('says in a sentence what each choice permits', async () => {
    const editor = open(new PermissionEditor());
    await choose('See everything');
    expect(isSaid(`Rosa will be able to see, but not change: ${areas}.`)).toBe(true);
    expect(isSaid('This is for Mesa and Riverwalk.')).toBe(true);
    await choose('See everything and make changes');
    expect(editor.held).toEqual(allPermissions);
    expect(isSaid(`Rosa will be able to see and make changes in: ${areas}.`)).toBe(true);
    expect(isSaid('For visits, they can book, reschedule and cancel.')).toBe(true);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('ACC-343 opens the boxes for a choice area by area, which begins with none', async () => {
    const editor = open(new PermissionEditor());
    await choose('See everything');
    await choose('Choose what they can see and do');
    expect(editor.held).toEqual([]);
    const area = (name: string) => within(screen.getByRole('group', { name }));
    await userEvent.click(area('Health records').getByRole('radio', { name: 'See' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Messages' }));
    expect(isSaid('Rosa will be able to see and make changes in: Messages.')).toBe(true);
    expect(isSaid('For visits, they can book, reschedule and cancel.')).toBe(false);
    expect(isSaid('Rosa will be able to see, but not change: Health records.')).toBe(true);
    editor.typeUntil('2026-04-01');
    expect(await screen.findByText('Access ends after Apr 1, 2026.')).toBeTruthy();
  });

  it.each<readonly [string, readonly Permission[]]>([
    ['See everything', permissionAreas.map((area): Permission => `${area}:view`)],
    ['See everything and make changes', allPermissions],
    ['Choose what they can see and do', ['messages:view']],
  ])('begins with what is permitted already: %s', (text, held) => {
    open(new PermissionEditor(held));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: text }).checked).toBe(true);
  });

  it('says that nothing is chosen where it is sent so', async () => {
    open(new PermissionEditor());
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  });

  it('says of a last day that is over that a later one is asked for', () => {
    const invalid = (until: string): string | null => {
      open(new PermissionEditor(['messages:view'], until));
      const said = screen.getByLabelText(permissionWords.until.defaultMessage).getAttribute('aria-invalid');
      cleanup();
      return said;
    };
    expect(['2026-03-17', '2026-03-18', ''].map(invalid)).toEqual(['true', null, null]);
  });

  it('says no end of the access that is over', () => {
    const saidOf = (until: string): boolean => {
      open(new PermissionEditor(['messages:view'], until));
      const said = screen.queryByText(/^Access ends after/) !== null;
      cleanup();
      return said;
    };
    expect(['2020-01-05', '2026-03-17', '2026-03-18', '2026-03-19', ''].map(saidOf)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('speaks Spanish', async () => {
    open(new PermissionEditor(['messages:view']), 'Rosa', 'es');
    expect(isSaid('Rosa podrá ver, pero no cambiar: Mensajes.')).toBe(true);
    const until = screen.getByLabelText('Último día (opcional)');
    expect(until.getAttribute('aria-invalid')).toBeNull();
  });
});
