import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { homePath } from "../../links/addresses.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { errorPageTexts } from "../../texts/errors.ts";

/** An address that is nobody's (ROUTE-TABLE-02, ERROR-PAGE-08). */
export default function NotFoundPage() {
  const { title, text, button } = errorPageTexts.notFound;
  usePageArrival({ title });
  return <ErrorPage code={404} title={title} text={text} action={{ label: button, href: homePath }} />;
}
