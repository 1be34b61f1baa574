import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands in place of what broke; nothing by default. */
  fallback?: ReactNode;
  /** What broke is drawn anew when this changes, as with another address. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  resetKey: string | undefined;
}

/** Keeps an error of a part within the part: without it React takes the whole page away, phone number and all. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page broke', error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
