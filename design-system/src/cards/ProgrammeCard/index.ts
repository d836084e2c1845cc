export { ProgrammeCard } from "./ProgrammeCard.tsx";
