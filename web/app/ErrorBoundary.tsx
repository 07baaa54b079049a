import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { report } from '../kernel/errorReporter.ts';

/** Catches what a screen throws, reports it and shows the error page in its place (APP-16). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    report(error, 'render');
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <ErrorPage error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
