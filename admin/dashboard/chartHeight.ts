export const BAR_ROW = 30

/** Known before the picture is there, so that nothing moves when it comes. */
export const chartHeight = (steps: number) => steps * BAR_ROW
