import type { Density } from '../settings/listSettings'

/** In pixels. A cell holds two lines: rows and what stands in their place while they load are equally high. */
export const ROW_HEIGHT = { compact: 44, standard: 53, roomy: 64 } satisfies Record<Density, number>
