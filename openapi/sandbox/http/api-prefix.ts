/** Where the calls live on the shell's origin (K17: page routes and calls share paths). */
export const apiPrefix = "/backend";
