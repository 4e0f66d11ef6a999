import type { FormViewModel } from '@portico/view-models/forms';
import { FormFields } from '@portico/ui/forms';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import css from './intake-form.module.css';

/** How far the page is seen, of 100: to the end where nothing has to be scrolled. */
const seen = (): number => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollHeight <= clientHeight ? 100 : Math.min(100, ((scrollTop + clientHeight) / scrollHeight) * 100);
};

/** One intake form, whole on one page; the button that saves it stands on the page around (`APT-202`). */
export const IntakeForm = observer(
  ({
    form,
    focus,
    onSeen,
  }: {
    readonly form: FormViewModel;
    /** It takes the place of another one, and the keyboard goes on in it. */
    readonly focus: boolean;
    readonly onSeen: (percent: number) => void;
  }) => {
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      window.scrollTo(0, 0);
      if (focus) heading.current?.focus();
      const tell = (): void => onSeen(seen());
      // A field that grows, or says what is wrong, makes the form longer.
      const resized = new ResizeObserver(tell);
      resized.observe(document.body);
      window.addEventListener('scroll', tell, { passive: true });
      window.addEventListener('resize', tell);
      return () => {
        resized.disconnect();
        window.removeEventListener('scroll', tell);
        window.removeEventListener('resize', tell);
      };
    }, [focus, onSeen]);
    const { title, description } = form.input.form;
    return (
      <form className={css.form} method="post" noValidate onSubmit={(event) => event.preventDefault()}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {description !== undefined && <p>{description}</p>}
        <FormFields form={form} />
      </form>
    );
  },
);
