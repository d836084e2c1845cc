export * from "./PurchaseFrame.tsx";
