import { Component, type ReactNode } from 'react';
import { OopsPage } from './system-page.tsx';

interface Props {
  /** A change means another page: the boundary resets. */
  readonly resetKey: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  readonly failedAt: string | undefined;
}

/** Catches rendering errors and shows the oops page instead of the screen; the frame around it stays usable. */
export class OopsBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): State | null {
    return failedAt === ''
      ? { failedAt: resetKey }
      : failedAt !== undefined && failedAt !== resetKey
        ? { failedAt: undefined }
        : null;
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <OopsPage />;
  }
}
