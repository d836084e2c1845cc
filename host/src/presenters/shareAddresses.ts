/** How the addresses begin that we make for sharing (presenters/share.ts); apart from it, since the shell judges every link. */
const prefixes = ["https://vk.com/share.php?", "https://t.me/share/url?", "https://wa.me/?", "https://connect.ok.ru/offer?", "mailto:?subject="];

/** A share address that we made: it asks nothing, since the person has just chosen the place. */
export const isTrustedShareAddress = (address: string): boolean => prefixes.some((prefix) => address.startsWith(prefix));
