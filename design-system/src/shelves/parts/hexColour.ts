const pattern = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour with its hash when it is a valid 3- or 6-digit hex, else undefined (SHELF-COMMON-12). */
export function hexColour(value: string | undefined): string | undefined {
  const digits = value === undefined ? undefined : pattern.exec(value.trim())?.[1];
  return digits === undefined ? undefined : `#${digits}`;
}
