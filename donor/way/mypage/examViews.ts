import { AskedTestCard } from './AskedTestCard'
import { ChangeOfDay, ExamDays } from '../visits/exam/ExamDays'
import { ExamGuideDialog } from '../visits/exam/ExamGuideDialog'

/** Of whoever has a test before them. */
export const examViews = { AskedTestCard, ChangeOfDay, ExamDays, ExamGuideDialog }
