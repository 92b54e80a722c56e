import type { Density } from '../settings/listSettings'

/** In pixels, for two lines. Skeleton rows have the same height. */
export const ROW_HEIGHT = { compact: 44, standard: 53, roomy: 64 } satisfies Record<Density, number>
