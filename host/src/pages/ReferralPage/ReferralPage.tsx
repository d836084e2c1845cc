import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { homePath } from "../../links/addresses.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { errorPageTexts } from "../../texts/errors.ts";

/** A link of somebody who invited; no invitation of the service is open, so each has run out (ERROR-PAGE-06). */
export default function ReferralPage() {
  const { title, text, button } = errorPageTexts.referral;
  usePageArrival({ title });
  return <ErrorPage code={404} title={title} text={text} action={{ label: button, href: homePath }} />;
}
