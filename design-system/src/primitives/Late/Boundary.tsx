import { Component, type ReactNode } from "react";

export interface BoundaryFailure {
  readonly error: unknown;
  /** How often it has failed in a row. */
  readonly times: number;
  /** Draws it again. */
  readonly retry: () => void;
}

export interface BoundaryProps {
  children: ReactNode;
  failed: (failure: BoundaryFailure) => ReactNode;
  /** A new value is a new chance: another page, another address. */
  resetKey?: string | undefined;
}

interface BoundaryState {
  failure: { readonly error: unknown } | null;
  times: number;
  resetKey: string | undefined;
}

/** A part that fails under it is replaced in its own place, and the rest of the page lives on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, times: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, times: 0, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    this.setState(({ times }) => ({ times: times + 1 }));
  }

  readonly #retry = (): void => {
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure, times } = this.state;
    return failure === null
      ? this.props.children
      : this.props.failed({ error: failure.error, times, retry: this.#retry });
  }
}
