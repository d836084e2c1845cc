import { css } from "linaria";
import { TariffCard } from "@kadr/design-system/pay/TariffCard";
import { media, space } from "@kadr/design-system/tokens";
import { presentTariff, tariffAction, tariffButton } from "../../presenters/tariffs.ts";
import { useHost } from "../../ports/Host.ts";
import type { PremiumView } from "./premiumView.ts";

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${space[4]};
  ${media.mobile} {
    grid-template-columns: 1fr;
  }
`;

/** Tariffs on offer. One that the person has is managed instead. */
export function TariffsStep({ store, link, onManage }: PremiumView) {
  const { mediaUrl } = useHost();
  const { tariffs, productCode } = store.shown.context;
  return (
    <div className={grid}>
      {tariffs.map((tariff) => {
        const action = tariffAction(tariff);
        const label = tariffButton(tariff);
        const choose = () => {
          if (action === "manage" || action === "recover") onManage(action, tariff.productCode);
          else store.send({ type: "TARIFF", productCode: tariff.productCode });
        };
        return (
          <TariffCard
            key={tariff.tariff.tariffCode}
            {...presentTariff(tariff, { link, mediaUrl })}
            isMain={productCode === null ? tariff.productCode !== "RUTUBE" : tariff.productCode === productCode}
            button={label === null ? undefined : { label, onPress: choose }}
          />
        );
      })}
    </div>
  );
}
