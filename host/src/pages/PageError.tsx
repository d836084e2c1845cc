import type { ReactNode } from "react";
import { useRetry } from "@kadr/design-system/primitives/Late";
import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { pageFailure } from "../presenters/failure.ts";
import { homePath } from "../links/addresses.ts";
import { usePlace } from "../routes/navigation.ts";
import { usePageArrival } from "../routes/usePageArrival.ts";
import { errorPageTexts } from "../texts/errors.ts";

export interface PageErrorProps {
  error: unknown;
  onRetry: () => void;
  children?: ReactNode;
}

/** A page whose call failed: what happened and a way on. */
export function PageError({ error, onRetry, children }: PageErrorProps) {
  const failure = pageFailure(error);
  const { path } = usePlace();
  usePageArrival({ title: failure.title });
  useRetry(onRetry, failure.code === null, failure.retryAfterMs);

  // The button leads home, or reloads when already there (ERROR-PAGE-07).
  const isHome = path === homePath;
  const action =
    failure.action === "retry"
      ? { label: failure.button, onPress: onRetry }
      : isHome
        ? { label: errorPageTexts.broken.reload, onPress: () => window.location.reload() }
        : { label: failure.button, href: homePath };
  return (
    <ErrorPage code={failure.code} title={failure.title} text={failure.text} action={action}>
      {children}
    </ErrorPage>
  );
}
