/** Usual results on the scale of 0 to 100: docs/flora.md. */
export const USUAL_DIVERSITY = { from: 35, to: 65 } as const

export type DiversityBand = 'low' | 'usual' | 'high'

/** The band of a scaled diversity; both limits are usual. */
export function diversityBand(scaled: number): DiversityBand {
  if (scaled < USUAL_DIVERSITY.from) return 'low'
  return scaled > USUAL_DIVERSITY.to ? 'high' : 'usual'
}
