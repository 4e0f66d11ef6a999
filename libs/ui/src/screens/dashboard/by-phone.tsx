import { Notice } from '../../kit/notice.tsx';
import { CallPractice } from './call-practice.tsx';

/** What cannot be done online with this practice is done by phone. */
export const ByPhone = ({ text, phone }: { readonly text: string; readonly phone: string | undefined }) => (
  <Notice tone="accent" icon="phone" quiet>
    <p>{text}</p>
    <CallPractice phone={phone} />
  </Notice>
);
