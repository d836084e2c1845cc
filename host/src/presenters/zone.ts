/** IANA name; undefined: the browser's own. */
let zone: string | undefined;

/** Moments are written in the zone of who looks. A server, which draws for one person after the other, says whose it is. */
export function writeMomentsIn(timeZone: string | undefined): void {
  zone = timeZone;
}

/** Writes moments, ms since the epoch, in Russian; what does it is made with the first one. */
export function momentFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (moment) => {
    let format = made.get(zone);
    if (!format) made.set(zone, (format = new Intl.DateTimeFormat("ru", { ...options, timeZone: zone })));
    return format.format(moment);
  };
}
