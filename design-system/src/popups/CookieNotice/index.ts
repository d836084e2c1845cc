export * from "./CookieNotice.tsx";
