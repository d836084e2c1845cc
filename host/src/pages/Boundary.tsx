import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { homePath } from "../routes/addresses.ts";
import { errorPageTexts } from "../texts/errors.ts";

interface BoundaryProps {
  children: ReactNode;
  fallback: (reset: () => void) => ReactNode;
  /** A new value is a new chance: another page, another address. */
  resetKey?: string | undefined;
}

interface BoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo): void {
    // React has already written it to the console; the log of the project comes with its service.
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}

/** One dead section never blanks the page: it says so and offers to try again. */
export function SectionBoundary({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <Boundary
      fallback={(reset) => (
        <EmptyState
          kind="failed"
          title={errorPageTexts.section}
          action={<button type="button" onClick={() => { onRetry?.(); reset(); }}>{errorPageTexts.retry}</button>}
        />
      )}
    >
      {children}
    </Boundary>
  );
}

/** When rendering fails the person sees the 500 page (ERROR-PAGE-01); the shell around it lives on. */
export function PageBoundary({ children, path }: { children: ReactNode; path: string }) {
  const { title, text, button, reload } = errorPageTexts.broken;
  const isHome = path === homePath;
  return (
    <Boundary
      resetKey={path}
      fallback={() => (
        <ErrorPage
          code={500}
          title={title}
          text={text}
          // A chunk of an older build is gone after a release: only a new document helps, so both ways load one.
          action={isHome ? { label: reload, onPress: () => window.location.reload() } : { label: button, onPress: () => window.location.assign(homePath) }}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
