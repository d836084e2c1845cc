/** Pages of the catalogue's things beside videos. */
export const showAddress = (id: number): string => `/metainfo/tv/${id}`;
export const personAddress = (id: number): string => `/person/${id}`;
