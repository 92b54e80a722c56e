/** The key of what is counted of the units. */
export const UNIT_TALLIES = ['unitTallies']
