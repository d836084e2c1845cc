/** Picture of a file of the person's own folder when no frame can be taken: a piece of film, without words. */
export function placeholder(): string {
  const holes = [122, 150, 178, 206]
    .flatMap((y) => [248, 380].map((x) => `<rect x="${x}" y="${y}" width="12" height="12" rx="3"/>`))
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><defs>` +
    `<linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a3f63"/>` +
    `<stop offset="1" stop-color="#1d2038"/></linearGradient></defs>` +
    `<rect width="640" height="360" fill="url(#a)"/>` +
    `<path d="M0 300q160 -70 320 -10t320 -20v90H0z" fill="#fff" opacity="0.05"/>` +
    `<path d="M0 330q160 -50 320 0t320 -10v40H0z" fill="#fff" opacity="0.05"/>` +
    `<rect x="232" y="108" width="176" height="132" rx="18" fill="none" stroke="#c9cdf0" stroke-width="8"/>` +
    `<path d="M296 142l58 32l-58 32z" fill="#c9cdf0" stroke="#c9cdf0" stroke-width="8" ` +
    `stroke-linejoin="round"/><g fill="#c9cdf0">${holes}</g></svg>`
  );
}
