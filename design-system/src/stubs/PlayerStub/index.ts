export * from "./PlayerStub.tsx";
