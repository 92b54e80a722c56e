import { ADDRESS_CODE_HOURS, RECOVERY_CODE_HOURS } from '../../../../shared/facts/terms'
import { contactLine } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { Role } from '../../../../shared/generated/schema'
import { rolesLabel } from '../../../../shared/words/labels/consoleLabels'
import { yenText } from '../../../../shared/facts/rewards'
import { cancelledVisitText } from '../../../../shared/words/visits/stoppedVisit'
import type { PlannedVisit } from '../../../../shared/rules/visits/plannedVisit'
import {
  composeMail,
  dateText,
  type MailContext,
  toOnlineCheck,
  toMyPage,
  toReads,
  toRights,
  toVerify,
  timeText,
  toConsole,
} from './composeMail'
import { button, contact, writtenMail } from './writtenMail'

type SignUpCodeParams = { code: string }

/** M01. Valid for 24 hours, like the user pool's code. */
export const signUpCodeMail = ({ code }: SignUpCodeParams, context: MailContext) =>
  composeMail(context, '確認コードのお知らせ', [
    `${context.texts.serviceName}にお申し込みいただき、ありがとうございます。次の確認コードを登録画面に入力してください。`,
    { label: '確認コード', code, validity: `${ADDRESS_CODE_HOURS}時間有効` },
    'お心当たりがない場合は、このメールを破棄してください。登録は完了しません。',
  ])

type RegistrationCompletedParams = Record<string, never>

export const registrationCompletedMail = writtenMail<RegistrationCompletedParams>({
  text: {
    name: '登録完了',
    when: '登録情報の入力が終わり、会員登録が完了したとき',
    subject: '会員登録が完了しました',
    text: `会員登録のお申し込みを承認し、登録が完了しました。ご登録ありがとうございます。
次は、オンラインチェックです。体調や生活についての約50の質問にお答えいただきます。途中でやめても、続きからお答えになれます。
{{オンラインチェック}}`,
    values: {
      オンラインチェック: button('オンラインチェックを開くボタン', (context) => toOnlineCheck(context)),
      連絡先: contact(),
    },
    sample: {},
  },
})

type RecoveryCodeParams = { code: string }

/** M02. Valid for one hour, like the user pool's code. */
export const recoveryCodeMail = ({ code }: RecoveryCodeParams, context: MailContext) =>
  composeMail(context, 'パスワード再設定の確認コード', [
    'パスワードを再設定するための確認コードです。',
    { label: '確認コード', code, validity: `${RECOVERY_CODE_HOURS}時間有効` },
    'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。コードはほかの人に教えないでください。',
  ])

type EmailChangeCodeParams = { code: string }

/** M03, to the new address. Valid for 24 hours. */
export const emailChangeCodeMail = ({ code }: EmailChangeCodeParams, context: MailContext) =>
  composeMail(context, 'メールアドレス変更の確認コード', [
    '新しいメールアドレスを確認するためのコードです。アカウント設定の画面に入力してください。',
    { label: '確認コード', code, validity: `${ADDRESS_CODE_HOURS}時間有効` },
    'お心当たりがない場合は、このメールを破棄してください。',
  ])

type AccountChangedParams = {
  change:
    | 'SetEmail'
    | 'SetTotp'
    | 'RemoveTotp'
    | 'SetPasskey'
    | 'RemovePasskey'
    | 'ChangePassword'
    | 'ResetPassword'
}

const BY_ONESELF = 'ご自身で変更された場合は、何もする必要はありません。'

const WHAT = {
  SetEmail: [
    'ログイン用のメールアドレスを変更しました',
    '管理画面にログインするためのメールアドレスを、ほかの管理者がこのアドレスに変更しました。',
    '次回から、このアドレスと、いままでのパスワードでログインしてください。',
  ],
  SetTotp: ['認証アプリを登録しました', 'ログインするための認証アプリを登録しました。', BY_ONESELF],
  RemoveTotp: [
    '認証アプリの登録を解除しました',
    'ログインするための認証アプリの登録を解除しました。',
    BY_ONESELF,
  ],
  SetPasskey: ['パスキーを登録しました', 'ログインするためのパスキーを登録しました。', BY_ONESELF],
  RemovePasskey: ['パスキーを削除しました', 'ログインするためのパスキーを削除しました。', BY_ONESELF],
  ChangePassword: ['パスワードを変更しました', 'ログインするためのパスワードを変更しました。', BY_ONESELF],
  ResetPassword: ['パスワードを再設定しました', 'ログインするためのパスワードを再設定しました。', BY_ONESELF],
} as const satisfies Record<
  AccountChangedParams['change'],
  readonly [subject: string, what: string, then: string]
>

/** To the account's owner, who may not have made the change. No link: such mails are often imitated. */
export function accountChangedMail({ change }: AccountChangedParams, context: MailContext) {
  const [subject, what, then] = WHAT[change]
  return composeMail(context, subject, [
    what,
    then,
    `お心当たりがない場合は、ログイン画面の「パスワードをお忘れの方」からすぐにパスワードを再設定し、${contactLine(context.texts)}までお知らせください。`,
  ])
}

type CaseAnsweredParams = Record<string, never>

/** The office has answered a question about who read the record. Says neither what nor why. */
export const caseAnsweredMail = writtenMail<CaseAnsweredParams>({
  text: {
    name: 'お申し出へのお返事',
    when: '「記録を見た人」へのお申し出に、お返事をしたとき',
    subject: 'お申し出へのお返事',
    text: `お申し出いただいた件について、事務局で確かめました。お返事は、ログインしてご覧いただけます。
{{お返事}}`,
    values: {
      お返事: button('お返事のページを開くボタン', (context) => toReads(context)),
      連絡先: contact(),
    },
    sample: {},
  },
})

type RightsParams = Record<string, never>

const rights = {
  ご請求: button<RightsParams>('ご請求の状況のページを開くボタン', (context) => toRights(context)),
  連絡先: contact<RightsParams>(),
}

/** Somebody, the person or the office for them, has asked for something by law. Says neither what nor why. */
export const rightsReceivedMail = writtenMail<RightsParams>({
  text: {
    name: '個人情報のご請求の受付',
    when: '個人情報のご請求を受け付けたとき',
    subject: '個人情報のご請求を受け付けました',
    text: `個人情報のご請求を受け付けました。内容とお返事の予定日は、ログインしてご覧いただけます。
{{ご請求}}
ご請求にお心当たりがない場合は、{{連絡先}}までお知らせください。`,
    values: rights,
    sample: {},
  },
})

export const rightsAnsweredMail = writtenMail<RightsParams>({
  text: {
    name: '個人情報のご請求への回答',
    when: '個人情報のご請求に回答したとき',
    subject: '個人情報のご請求への回答',
    text: `個人情報のご請求について、事務局で確かめました。回答は、ログインしてご覧いただけます。
{{ご請求}}`,
    values: rights,
    sample: {},
  },
})

type WithdrawnParams = {
  hasReceipt?: boolean
  isSame?: boolean
  /** Yen that are due when somebody leaves, and until when the address is kept for them. */
  money?: { due: number; keepUntil: JapaneseDate } | null
  /** Stool may be in store until a day. The donor number is all by which the office still finds it. */
  stored?: { donorId: string; until: JapaneseDate } | null
  visit?: PlannedVisit
}

/** M25: what is erased and what is kept. */
export const withdrawnMail = (
  { hasReceipt, isSame, money, stored, visit }: WithdrawnParams,
  context: MailContext,
) =>
  composeMail(context, isSame ? 'このメールアドレスでのご登録を終了しました' : '退会の手続きが完了しました', [
    ...(isSame
      ? [
          '以前からのご登録があることを事務局で確かめ、このメールアドレスでのご登録を終了しました。以前のご登録は、そのままお使いいただけます。',
          'このメールアドレスではログインできなくなりました。このメールアドレスでご登録いただいた氏名や連絡先などは削除しました。',
          '以前のメールアドレスがわからないときや、お心あたりがないときは、事務局へお知らせください。',
        ]
      : [
          '退会の手続きが完了しました。ご協力ありがとうございました。',
          'このアカウントではログインできなくなりました。氏名や連絡先などの登録情報は削除しました。献便の記録は、氏名と切り離して保管します。',
        ]),
    ...(money
      ? [
          `お渡し前の協力金${yenText(money.due)}分は、これからお渡しします。そのためだけに、このメールアドレスを${dateText(money.keepUntil)}まで保管し、お渡しがすむと削除します。受け取り方についてのご希望は、それまでに事務局（${contactLine(context.texts)}）へお知らせください。`,
        ]
      : []),
    ...(visit ? [cancelledVisitText(visit)] : []),
    ...(stored
      ? [
          `お預かりした便は、患者さんに使う前の確認のために、まだ保管していることがあります。${dateText(stored.until)}までに、熱や下痢、新しくわかった病気、薬のことなど、体調にかかわる変化にお気づきのときは、事務局（${contactLine(context.texts)}）へお知らせください。お名前は残っていないため、ドナー番号「${stored.donorId}」をお伝えください。`,
        ]
      : []),
    ...(hasReceipt
      ? [
          'この手続きの控えを添付しました。保管しておくと、いつ退会したかを、あとからご自身で示せます。次のページで、控えが記録されたときのままかどうかを確かめられます。',
          toVerify(context),
        ]
      : []),
  ])

type AddressCorrectedParams = Record<string, never>

/** To the new address, after the office changed it for an identified person. */
export const addressCorrectedMail = (_params: AddressCorrectedParams, context: MailContext) =>
  composeMail(context, 'メールアドレスの変更が完了しました', [
    'ご本人からのお申し出により、ご登録のメールアドレスをこのアドレスに変更しました。',
    '安全のため、すべての端末からログアウトしています。新しいメールアドレスと、これまでのパスワードでログインしてください。パスワードがわからないときは、ログイン画面から再設定していただけます。',
    toMyPage(context),
    `お心当たりがない場合は、事務局（${contactLine(context.texts)}）までお知らせください。`,
  ])

type AddressChangedParams = Record<string, never>

/** To the old address. Does not name the new one, because this mailbox may belong to another person now. */
export const addressChangedMail = (_params: AddressChangedParams, context: MailContext) =>
  composeMail(context, 'メールアドレスを変更しました', [
    'ご登録のメールアドレスを変更したため、変更前のアドレスにお知らせしています。今後のご連絡は、新しいアドレスにお送りします。',
    `お心当たりがない場合は、すぐに事務局（${contactLine(context.texts)}）までお知らせください。`,
  ])

/** `expiresAt` is an RFC 3339 instant. */
type TemporaryPasswordParams = { password: string; expiresAt: string }

/** M04, to a new administrator. */
export const temporaryPasswordMail = (params: TemporaryPasswordParams, context: MailContext) =>
  composeMail(context, '管理画面のご利用開始について', [
    '管理画面のアカウントを用意しました。次の仮パスワードでログインし、新しいパスワードを設定してください。',
    toConsole(context),
    { label: '仮パスワード', value: params.password },
    { label: '期限', value: timeText(params.expiresAt) },
    `お心当たりがない場合は、${contactLine(context.texts)}までお知らせください。`,
  ])

/** `passkeys`: they were removed too. Absent in mails of older versions. */
type TotpResetParams = { passkeys?: boolean }

/** To the administrator concerned, who may not have asked for it. */
export function totpResetMail({ passkeys }: TotpResetParams, context: MailContext) {
  const what = passkeys ? '認証アプリとパスキー' : '認証アプリ'
  return composeMail(context, `${what}の登録を解除しました`, [
    `管理画面にログインするための${what}の登録を、ほかの管理者が解除しました。`,
    `いままでの${passkeys ? '認証アプリのコードとパスキー' : '認証アプリのコード'}は使えません。ログイン中の画面では、もう一度ログインが必要です。認証アプリが必要な方は、次のログインで登録していただきます。`,
    toConsole(context),
    `お心当たりがない場合は、パスワードを再設定し、${contactLine(context.texts)}までお知らせください。`,
  ])
}

/** Mails from before duties were split only have `role`. */
type RoleChangedParams = { role: Role; roles?: Role[] }

/** To the administrator concerned, who may not have asked for it. */
export const roleChangedMail = ({ role, roles = [role] }: RoleChangedParams, context: MailContext) =>
  composeMail(context, '管理画面の権限を変更しました', [
    'ほかの管理者が、管理画面での権限を変更しました。ログイン中の画面では、もう一度ログインが必要です。',
    { label: '新しい権限', value: rolesLabel(roles) },
    toConsole(context),
    `お心当たりがない場合は、${contactLine(context.texts)}までお知らせください。`,
  ])

type AdministratorDeletedParams = Record<string, never>

/** M26. */
export const administratorDeletedMail = (_params: AdministratorDeletedParams, context: MailContext) =>
  composeMail(context, '管理画面のご利用終了について', [
    `管理画面のアカウントを削除しました。今後はログインできません。お心当たりがない場合は、${contactLine(context.texts)}までご連絡ください。`,
  ])
