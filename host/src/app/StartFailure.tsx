import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { errorPageTexts } from "../texts/errors.ts";

/** Not even the configuration came: the least that can be said, and a way on. */
export function StartFailure() {
  const { title, text, reload } = errorPageTexts.broken;
  return (
    <main>
      <ErrorPage
        code={500}
        title={title}
        text={text}
        action={{ label: reload, onPress: () => window.location.reload() }}
      />
    </main>
  );
}
