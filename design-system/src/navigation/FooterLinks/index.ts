export * from "./FooterLinks.tsx";
