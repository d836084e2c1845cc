import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import {
  Boundary,
  LateError,
  LateFailure,
  LatePart,
  useRetry,
  type BoundaryFailure,
  type Late,
} from "@kadr/design-system/primitives/Late";
import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { homePath } from "../links/addresses.ts";
import { forgetFailures } from "../queries/forgetFailures.ts";
import { errorPageTexts } from "../texts/errors.ts";
import { lateTexts } from "../texts/late.ts";

const sectionTexts = { ...lateTexts, failed: errorPageTexts.section };

/** One dead section never blanks the page: it says so and offers to try again. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary failed={({ times, retry }) => <LateFailure times={times} retry={retry} texts={sectionTexts} />}>
      {children}
    </Boundary>
  );
}

/** When rendering fails the person sees the 500 page (ERROR-PAGE-01). */
export function PageBoundary({ children, path }: { children: ReactNode; path: string }) {
  return (
    <Boundary resetKey={path} failed={() => <BrokenPage path={path} />}>
      {children}
    </Boundary>
  );
}

export interface PlaceOfPageProps<P> {
  path: string;
  /** The page's code. */
  of: Late<P>;
  pending: ReactNode;
  children: (page: P) => ReactNode;
}

/** Where the page of an address waits and fails: it is told why its code did not come, and the shell around it lives on. */
export function PlaceOfPage<P>({ path, of, pending, children }: PlaceOfPageProps<P>) {
  return (
    <LatePart
      of={{ page: of }}
      resetKey={path}
      pending={pending}
      failed={(failure) =>
        failure.error instanceof LateError ? <PageDidNotCome {...failure} /> : <BrokenPage path={path} />
      }
    >
      {({ page }) => children(page)}
    </LatePart>
  );
}

function BrokenPage({ path }: { path: string }) {
  const { title, text, button, reload } = errorPageTexts.broken;
  const isHome = path === homePath;
  return (
    <ErrorPage
      code={500}
      title={title}
      text={text}
      // A fault may come again in this document, so both ways load a new one.
      action={
        isHome
          ? { label: reload, onPress: () => window.location.reload() }
          : { label: button, onPress: () => window.location.assign(homePath) }
      }
    />
  );
}

/**
 * A page whose code did not come: it comes by itself with the network, else by the button; a chunk of an older build needs a new document.
 * Queries asked for beside the code failed with it, and are asked for again with it.
 */
function PageDidNotCome({ times, retry }: BoundaryFailure) {
  const [isOffline] = useState(() => !navigator.onLine);
  const client = useQueryClient();
  const again = () => {
    forgetFailures(client);
    retry();
  };
  useRetry(again, true, null);
  if (isOffline)
    return (
      <ErrorPage
        code={null}
        title={errorPageTexts.offline.title}
        text={errorPageTexts.offline.text}
        action={{ label: errorPageTexts.offline.button, onPress: again }}
      />
    );
  const action =
    times < 2
      ? { label: errorPageTexts.retry, onPress: again }
      : { label: errorPageTexts.broken.reload, onPress: () => window.location.reload() };
  return <ErrorPage code={null} title={errorPageTexts.late.title} text={errorPageTexts.late.text} action={action} />;
}
