export * from "./Pagination.tsx";
