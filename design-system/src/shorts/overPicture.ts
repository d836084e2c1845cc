/** Where there is no room beside the picture: what belongs to a short lies on it. A telephone, also on its side. */
export const overPicture = "@media (max-width: 767.98px), (max-height: 480px)";
