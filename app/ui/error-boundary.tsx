import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands in place of what broke; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps an error of a part within the part: without it React takes the whole page away, phone number and all. React itself
 * reports the error. Another `key` draws what broke anew.
 */
export class ErrorBoundary extends Component<Props> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
