import "@kadr/design-system/global.ts";
import { createRoot } from "react-dom/client";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { EmbedPage } from "./EmbedPage.tsx";
import { readEmbed } from "./readEmbed.ts";

/**
 * The player as a page of its own (docs/adr/0044-embed.md): an entry without the shell, its stores and its calls. What it shows came
 * with the document, which the server writes as for a guest.
 */
const place = document.getElementById("root") ?? document.body;
createRoot(place).render(
  <I18nProvider locale="ru-RU">
    <EmbedPage
      data={readEmbed(document.getElementById("kadr-embed")?.textContent)}
      search={location.search}
      fragment={location.hash}
    />
  </I18nProvider>,
);
