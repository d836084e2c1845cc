import type { OpenApi } from "./openapi.ts";
export function guardsOf(_spec: OpenApi, banner: string): string { return banner + "export {};\n"; }
