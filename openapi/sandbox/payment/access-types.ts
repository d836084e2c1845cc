/** Without advertising; noads_one is noadsone in another spelling (K03). */
export const isAdFree = (accessType: string): boolean => ["noads", "noadsone", "noads_one"].includes(accessType);
