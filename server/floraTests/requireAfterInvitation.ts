import type { JapaneseDate } from '../../shared/dates'
import { floraExamDateBefore } from '../../shared/messages/floraTests'
import { badField } from '../errors'
import type { FloraTestRow } from '../schema/floraTests'

/** @throws AppError BAD_USER_INPUT for a test before its invitation */
export function requireAfterInvitation(test: FloraTestRow, examDate: JapaneseDate | null | undefined): void {
  const { invitedDate } = test
  if (examDate && invitedDate && examDate < invitedDate)
    throw badField('ExamDate', floraExamDateBefore(invitedDate))
}
