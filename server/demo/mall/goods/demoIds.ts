/** The categories by what they are for. */
export const CATEGORY = { tea: 36, food: 39, ornaments: 38, stationery: 40, clothes: 42, outings: 44 } as const;

/** The brands by what they make. */
export const BRAND = { tea: 1, farm: 2, workshop: 3, own: 5 } as const;
