// @vitest-environment node
import { generatedRequests } from "./fuzz.ts";

generatedRequests(0);
