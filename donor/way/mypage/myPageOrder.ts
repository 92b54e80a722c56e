import type { DonationRefusal } from '../../../shared/generated/schema'
import type { Situation } from '../../../shared/rules/person/situation'

/**
 * told: what was put right, or has to be; step: what comes next, with its day; visit: whether to come now, with the
 * statement of the day; asked: a test beside those of certifications; card: the donor card; stages: how far the way to a
 * certification has been gone.
 */
export type MyPagePart = 'told' | 'step' | 'visit' | 'asked' | 'card' | 'stages'

type Standing = {
  /** Null where it could not be loaded: then that is said. */
  situation: Situation | null
  /** Of a donor; null before the certification. */
  visit: { refusal: DonationRefusal | null } | null
  /** Asked to a test that belongs to no certification, which waits behind what the way itself needs. */
  isAsked?: boolean
}

/** What my page begins with, the most urgent first. Nothing is due of a donor whom nothing keeps from coming. */
export function myPageOrder({ situation, visit, isAsked = false }: Standing): MyPagePart[] {
  const asked = isAsked ? (['asked'] as const) : []
  if (!visit) return ['told', 'step', ...asked, 'stages']
  const due = situation !== 'donating' || visit.refusal !== null
  return [
    'told',
    ...(due ? (['step'] as const) : []),
    // What keeps somebody from coming is what the step says.
    ...(visit.refusal === null ? (['visit'] as const) : []),
    ...asked,
    'card',
  ]
}
