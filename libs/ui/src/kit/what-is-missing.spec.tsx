import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { missingAfterPress, renderIn } from '../testing/index.ts';
import { Button } from './button.tsx';
import { CheckedForm } from './checked-form.tsx';
import { Checkbox } from './checkbox.tsx';
import { kitWords } from './kit.messages.ts';
import { RadioList } from './radio-list.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

beforeEach(cleanup);

it.each([
  ['en', ['Fill in “Name”.', 'Write why.', 'Check the box “I agree”.', 'Choose an option for “Where”.']],
  ['es', ['Llene “Name”.', 'Write why.', 'Marque la casilla “I agree”.', 'Elija una opción en “Where”.']],
] as const)('what is missing says what to do, by the kind of field, in %s', (language, lacks) => {
  const nothing = (): void => undefined;
  renderIn(
    language,
    <CheckedForm isComplete={false} onSend={nothing}>
      <TextField label="Name" required value="" onChange={nothing} />
      <TextArea label="Why" required missing="Write why." value="" onChange={nothing} />
      <Checkbox required checked={false} onChange={nothing}>
        I agree
      </Checkbox>
      <RadioList
        legend="Where"
        required
        options={[{ value: 'office', text: 'At the office' }]}
        value={undefined}
        onChoose={nothing}
      />
      <Button type="submit">Send</Button>
    </CheckedForm>,
    kitWords,
  );
  expect(missingAfterPress(screen.getByRole('button', { name: 'Send' }))).toEqual(lacks);
});
