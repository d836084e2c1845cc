export * from "./ErrorPage.tsx";
