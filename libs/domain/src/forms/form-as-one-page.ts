import { fieldsOf, type Field, type Form } from './form.ts';

/** The same form on a single page, to be read from top to bottom; the titles of its pages stand between the fields. */
export const asOnePage = (form: Form): Form => {
  const titled = form.pages.flatMap(({ title, fields }, at): readonly Field[] =>
    title === undefined || form.pages.length === 1 ? fields : [heading(form, { title, fields }, at), ...fields],
  );
  const { title } = form.pages.length === 1 ? (form.pages[0] ?? {}) : {};
  const page = {
    ...(title === undefined ? {} : { title }),
    required: form.pages.flatMap(({ required }) => required),
    fields: titled.map((field, at) => ({ ...field, sortOrder: at + 1 })),
  };
  return { ...form, pages: [page] };
};

/** Takes no value. Its id is unique within the form. */
const heading = (
  form: Form,
  { title, fields }: { readonly title: string; readonly fields: readonly Field[] },
  at: number,
): Field => {
  const taken = new Set(fieldsOf(form).map(({ uuid }) => uuid));
  let uuid = `page-${at + 1}`;
  while (taken.has(uuid)) uuid = `${uuid}-title`;
  return {
    uuid,
    type: 'help',
    label: title,
    html: '',
    heads: fields.map((field) => field.uuid),
    sortOrder: 0,
    rules: [],
  };
};
