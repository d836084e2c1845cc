import { recordFields, type EventRecord } from "./record.ts";

/**
 * The address of the conversion pixel (ANALYTICS-SEND-03): the client, the tag, and the record in numbered options, `o1` being its first field.
 */
export function pixelAddress(url: string, siteId: string, tag: number, record: EventRecord): string {
  const address = new URL(url);
  address.searchParams.set("site_id", siteId);
  address.searchParams.set("client_id", record.cid);
  address.searchParams.set("tag_id", String(tag));
  recordFields.forEach((field, index) => address.searchParams.set(`o${index + 1}`, record[field]));
  return address.href;
}

/** Asked for with the cookies of its host; whether it comes is nobody's concern. */
export function requestPixel(address: string): void {
  void fetch(address, { credentials: "include", keepalive: true }).catch(() => undefined);
}
