/** Sums of fewer units would tell of a single one. */
export const FEWEST_UNITS_TOLD = 5
