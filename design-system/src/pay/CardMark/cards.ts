/** The schemes that are taken, by the keys of the documents (`card.brand`). */
export type CardBrand = "Mir" | "MasterCard" | "Visa" | "UnionPay";

/** Banks that have a mark of their own; any other has the picture of a card. */
export type CardBank = "sberbank" | "tbank" | "alfabank" | "vtb" | "gazprombank";
