import { formatJapaneseDate } from '../../facts/dates'
import type { PlannedVisit } from '../../rules/visits/plannedVisit'
import { keptVisitText } from '../visits/stoppedVisit'
import { SIGN_ANEW, stopText, suspendedTitle } from './stopWords'
import { HOW_IT_STANDS, type NextStep, type NextStepInput, SEE_MORE, step } from './stepWords'

/** Of whoever's use is stopped. */
export const stepOfStopped = (input: NextStepInput): NextStep => ({
  ...stoppedStep(input, input.planned ?? null),
  heading: HOW_IT_STANDS,
  ...(input.suspension === 'permanent' || input.withdrawn ? { closed: true } : {}),
})

const stoppedStep = (
  { suspension, suspendedFrom = null, suspendedUntil, withdrawn = false }: NextStepInput,
  visit: PlannedVisit | null,
): NextStep =>
  step(
    suspendedTitle(suspension === 'permanent'),
    `${stopText({ since: suspendedFrom, forGood: suspension === 'permanent', withdrawn })}${visit ? keptVisitText(visit, suspendedUntil ?? null) : ''}`,
    suspendedUntil
      ? `${formatJapaneseDate(suspendedUntil)}の朝に自動で再開し、メールでお知らせします。お手続きは必要ありません。`
      : withdrawn
        ? SIGN_ANEW
        : 'ご不明な点は、事務局へお問い合わせください。',
    { label: SEE_MORE, to: '/path_ahead' },
  )
