import { PlainButton } from '@zhilv/ui/plain/button';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { Component, type ReactNode } from 'react';
import { Face } from './Face.tsx';

export interface FaceBoundaryProps {
  children: ReactNode;
}

/** Keeps an error outside of any route, in a page's root or a face of ours, from taking the console down. */
export class FaceBoundary extends Component<FaceBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Face
        drawing={<FailureDrawing />}
        title="页面出现错误"
        actions={
          <PlainButton kind="primary" onClick={() => this.setState({ failed: false })}>
            重试
          </PlainButton>
        }
      >
        <p role="alert">页面运行时发生了意外错误，其他页面不受影响。</p>
      </Face>
    );
  }
}
