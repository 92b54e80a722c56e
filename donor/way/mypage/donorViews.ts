import { stepOfDonor } from '../../../shared/words/check/stepsOfDonors'
import { DonorCard } from './DonorCard'
import { PeriodCard } from './PeriodCard'
import { VisitNow } from './VisitNow'

/** Of a donor: one file of the bundle. */
export const donorViews = { DonorCard, PeriodCard, VisitNow, say: stepOfDonor }
