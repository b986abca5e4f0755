import { Component, type ReactNode } from 'react';

export interface SlotBoundaryProps {
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps an error in a contribution from the page around it. It logs nothing, for React has logged the error by then. */
export class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
