import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** react-aria speaks Russian in what it holds, whatever the browser does. */
export function Russian({ children }: { children: ReactNode }) {
  return <I18nProvider locale="ru-RU">{children}</I18nProvider>;
}
