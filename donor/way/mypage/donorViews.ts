import { stepOfDonor } from '../../../shared/words/check/stepsOfDonors'
import { DonorCard } from './DonorCard'
import { loadBarcode } from './loadBarcode'
import { PeriodCard } from './PeriodCard'
import { VisitNow } from './VisitNow'

/** Of a donor: one file of the bundle. */
export const donorViews = { DonorCard, PeriodCard, VisitNow, loadBarcode, say: stepOfDonor }
