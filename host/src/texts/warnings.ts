import { popupTitles } from "./popups.ts";

/** Words of the banners about a VPN and an ad blocker; the documents name them and quote nothing (`warning.banner`). */
export const warningTexts = {
  label: popupTitles.warnings,
  close: "Закрыть предупреждение",
  vpn: {
    /** `warning.vpn`, proposed. */
    title: "Похоже, у вас включён VPN: видео может работать медленнее",
    text: "Если видео останавливается, отключите VPN и обновите страницу.",
  },
  adBlocker: {
    /** `warning.adBlocker`, proposed. */
    title: "Отключите блокировщик рекламы",
    text: "Он мешает работе сайта. Для нашего сайта его можно выключить в настройках расширения.",
  },
} as const;
