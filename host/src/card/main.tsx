import "@kadr/design-system/global.ts";
import { createRoot } from "react-dom/client";
import { paymentScripts } from "../platform/frames/paymentScripts.ts";
import { CardPage } from "./CardPage.tsx";

/**
 * The card's form as a page of the payment origin (docs/adr/0037-card-frame.md). It shares components and words with the host, and
 * nothing else: no store, no client, no address of the shell's calls.
 */
const place = document.getElementById("root") ?? document.body;
const { shell = "", shop = "", purpose } = document.body.dataset;

void paymentScripts().then(({ bus, tokenizer }) => {
  createRoot(place).render(
    <CardPage
      bus={bus}
      tokenizer={tokenizer.createTokenizer({ shopId: shop })}
      purpose={purpose === "add" ? "add" : "pay"}
      shellOrigin={shell}
    />,
  );
});
