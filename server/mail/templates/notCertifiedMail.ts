import { contactLine } from '../../../shared/config'
import type { JapaneseDate } from '../../../shared/dates'
import type { NotCertifiedReason } from '../../../shared/generated/schema'
import { EXAM_THANKS, NO_DIAGNOSIS, notCertifiedReason } from '../../../shared/messages/examResult'
import { composeMail, type MailContext } from './composeMail'
import { toMyPage } from './mailLinks'
import { returnLines } from './returnLines'

export type NotCertifiedParams = {
  renewal: boolean
  /** Absent in a mail that was asked for before there were these two. */
  retryFrom?: JapaneseDate
  reason?: NotCertifiedReason | null
}

const result = (renewal: boolean) =>
  renewal
    ? 'このたびは、更新の認定に至りませんでした。これまでの協力金は、あらためてご案内します。'
    : 'このたびは、ドナーの認定に至りませんでした。'

/** M16, with the calendar file attached: the reason in one general sentence, no findings. */
export const notCertifiedMail = ({ renewal, retryFrom, reason }: NotCertifiedParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    `${result(renewal)}${EXAM_THANKS}`,
    `${notCertifiedReason(reason ?? null)}${NO_DIAGNOSIS}`,
    ...(retryFrom ? returnLines(retryFrom) : []),
    toMyPage(context),
    `ご質問は事務局（${contactLine(context.texts)}）で承ります。`,
  ])
