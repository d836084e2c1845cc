/**
 * An e-mail for a place that others may look at: its first two characters, four asterisks, the domain (COMMON-SECURITY-02). Empty for what
 * is no address: without exactly one @, without a dot after it, or with an empty part.
 */
export function maskedEmail(email: string): string {
  const [name = "", domain = "", ...more] = email.trim().split("@");
  const parts = domain.split(".");
  if (more.length > 0 || name === "" || parts.length < 2 || parts.includes("")) return "";
  return `${[...name].slice(0, 2).join("")}****@${domain}`;
}
