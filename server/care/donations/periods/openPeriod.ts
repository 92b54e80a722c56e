import { eq } from 'drizzle-orm'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { periodFrom } from '../../../../shared/rules/donating/donorPeriod'
import { rankFor } from '../../../../shared/facts/ranks'
import type { Transaction } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import { screenings, type ScreeningRow } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { requireAnswersLookedAt, restsByAnswers } from '../../users/answerPauses'
import { moveStatus } from '../../../records/person/findProfile'
import { makeDonorCard } from './makeDonorCard'

/**
 * Opens the donor period of a certifying test: twelve weeks from its day, with the donor's card.
 * @param profile locked by the caller, with no other period open
 * @throws AppError INVALID_STATE when the life cycle forbids the event, and while corrected answers wait for the office
 */
export async function openPeriod(
  tx: Transaction,
  deps: Pick<Deps, 'files' | 'texts'>,
  {
    profile,
    screening,
    examDate,
    event,
    now,
    effects = {},
  }: {
    profile: UserProfileRow
    screening: Pick<ScreeningRow, 'id' | 'inspectionType'>
    examDate: JapaneseDate
    event: 'certified' | 'certifiedLate' | 'refusalCorrected'
    now: Date
    effects?: Partial<UserProfileRow>
  },
): Promise<UserProfileRow> {
  await requireAnswersLookedAt(tx, profile.id)
  const { validFrom, validUntil, windowFrom } = periodFrom(examDate)
  await tx.update(screenings).set({ validFrom, validUntil }).where(eq(screenings.id, screening.id))
  const card = await makeDonorCard(tx, deps, profile)
  return moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    {
      event,
      now,
      effects: {
        ...card,
        donorStatus: 'Certified',
        donorProcessStatus: 'EligibleDonor',
        userRank: profile.userRank ?? rankFor(profile.totalDonationsCount, deps.texts.ranks),
        registrationDateOfDonor:
          screening.inspectionType === 'Renewal' ? profile.registrationDateOfDonor : examDate,
        donorExpirationDate: validUntil,
        commencementWindowPeriodDate: windowFrom,
        lossDonorStatusDate: null,
        latestDonationsCount: 0,
        donationPaused: await restsByAnswers(tx, profile.id),
        retryFrom: null,
        retryByOffice: false,
        ...effects,
      },
    },
  )
}
