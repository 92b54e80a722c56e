import { passingAnswers } from '../../devtools/world/checks/passingAnswers'
import type { Answers } from '../../shared/questionnaire/engine/answer'

/** The check passes. */
export const passing = passingAnswers()

/** Antibiotics until the given day: to be tried again three months later. */
export const notYet = (lastDay: string): Answers => ({
  ...passing,
  Q45: { choices: ['yes'], dates: { yes: lastDay } },
})

/** An inflammatory bowel disease: not possible under today's criteria. */
export const never: Answers = { ...passing, Q18: { choices: ['yes'] } }

export const START =
  'mutation { startOnlineCheck { Id UserId InspectionType UserStatus OnlineCheckStartAt } }'
const CHECK =
  'Id Info { UserStatus } OnlineCheck { OnlineCheckResult OnlineCheckScore NextDate Draft Answer { data answered_at } Reasons { QuestionId Reason NextDate } Topics { QuestionId } }'
export const SAVE =
  `mutation ($id: ID!, $answers: JSON!) { saveOnlineCheckDraft(input: { ScreeningId: $id, Answers: $answers }) { ${CHECK} } }` as const
export const SUBMIT =
  `mutation ($id: ID!, $answers: JSON!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { ${CHECK} } }` as const
