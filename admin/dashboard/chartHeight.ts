export const BAR_ROW = 30

/** Known before the chart loads, so that the layout does not move. */
export const chartHeight = (steps: number) => steps * BAR_ROW
