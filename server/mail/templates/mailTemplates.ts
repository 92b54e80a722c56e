import { administratorDeletedMail, type AdministratorDeletedParams } from './administratorDeletedMail'
import type { ComposedMail, MailContext } from './composeMail'
import { emailChangeCodeMail, type EmailChangeCodeParams } from './emailChangeCodeMail'
import { guidanceBookedMail, type GuidanceBookedParams } from './guidanceBookedMail'
import { guidanceCancelledMail, type GuidanceCancelledParams } from './guidanceCancelledMail'
import { guidanceChangedMail, type GuidanceChangedParams } from './guidanceChangedMail'
import { guidanceInvitationMail, type GuidanceInvitationParams } from './guidanceInvitationMail'
import { recoveryCodeMail, type RecoveryCodeParams } from './recoveryCodeMail'
import { signUpCodeMail, type SignUpCodeParams } from './signUpCodeMail'
import { temporaryPasswordMail, type TemporaryPasswordParams } from './temporaryPasswordMail'

/** What each kind of mail has to be told, as JSON: it waits in the outbox. */
export type MailParams = {
  signUpCode: SignUpCodeParams
  recoveryCode: RecoveryCodeParams
  emailChangeCode: EmailChangeCodeParams
  temporaryPassword: TemporaryPasswordParams
  guidanceInvitation: GuidanceInvitationParams
  guidanceBooked: GuidanceBookedParams
  guidanceChanged: GuidanceChangedParams
  guidanceCancelled: GuidanceCancelledParams
  administratorDeleted: AdministratorDeletedParams
}

export type MailKind = keyof MailParams

type MailTemplates = {
  [K in MailKind]: {
    /** How the activity log and the delivery list name the mail. */
    label: string
    compose: (params: MailParams[K], context: MailContext) => ComposedMail
  }
}

export const mailTemplates: MailTemplates = {
  signUpCode: { label: '登録コード', compose: signUpCodeMail },
  recoveryCode: { label: '再設定コード', compose: recoveryCodeMail },
  emailChangeCode: { label: 'メール変更コード', compose: emailChangeCodeMail },
  temporaryPassword: { label: '管理者の仮パスワード', compose: temporaryPasswordMail },
  guidanceInvitation: { label: 'ガイダンス案内', compose: guidanceInvitationMail },
  guidanceBooked: { label: '予約完了', compose: guidanceBookedMail },
  guidanceChanged: { label: '予約変更', compose: guidanceChangedMail },
  guidanceCancelled: { label: '予約キャンセル', compose: guidanceCancelledMail },
  administratorDeleted: { label: '管理者削除', compose: administratorDeletedMail },
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailTemplates, kind)

/** Subject, text and HTML of one mail. */
export function renderMail<K extends MailKind>(
  kind: K,
  params: MailParams[K],
  context: MailContext,
): ComposedMail {
  return mailTemplates[kind].compose(params, context)
}
