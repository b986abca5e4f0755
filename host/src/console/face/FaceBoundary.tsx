import { PlainButton } from '@zhilv/ui/plain/button';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { Component, type ReactNode } from 'react';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { Face } from './Face.tsx';

export interface FaceBoundaryProps {
  /** Called when something below threw while it rendered. */
  onCrash?: (error: unknown) => void;
  /** Replaces the children that failed; without it the same children are rendered again. */
  onRetry?: () => Promise<void>;
  /** Whether the children are the home page: then no button leads back to it. */
  isHome?: boolean;
  children: ReactNode;
}

interface FaceBoundaryState {
  readonly failed: boolean;
  readonly retrying: boolean;
}

/** Keeps an error that no route catches, in a page's root or in a face of ours, from taking the console down. */
export class FaceBoundary extends Component<FaceBoundaryProps, FaceBoundaryState> {
  override state = { failed: false, retrying: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  readonly #retry = async (): Promise<void> => {
    const { onRetry } = this.props;
    if (onRetry === undefined) return this.setState({ failed: false });
    this.setState({ retrying: true });
    await onRetry();
    this.setState({ retrying: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Face
        drawing={<FailureDrawing />}
        title="页面出现错误"
        actions={
          <>
            <PlainButton kind="primary" busy={this.state.retrying} onClick={() => void this.#retry()}>
              重试
            </PlainButton>
            {!this.props.isHome && <PlainButton href={CONSOLE.home}>返回首页</PlainButton>}
          </>
        }
      >
        <p role="alert">页面运行时发生了意外错误，其他页面不受影响。</p>
      </Face>
    );
  }
}
