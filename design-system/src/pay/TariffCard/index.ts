export * from "./TariffCard.tsx";
