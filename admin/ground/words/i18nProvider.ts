import polyglotI18nProvider from 'ra-i18n-polyglot'
import language from '@bicstone/ra-language-japanese'
import { mergeTranslations, type TranslationMessages } from 'react-admin'
import type { CognitoTranslationMessages } from 'ra-auth-cognito'
import { commonLabels, type FieldLabel } from '../../../shared/words/labels/commonLabels'
import {
  administratorLabels,
  mailDeliveryLabels,
  preferenceSlotLabels,
  securityEventFields,
  userActivityLabels,
  userLabels,
} from '../../../shared/words/labels/consoleLabels'
import { caseLabels } from '../../../shared/words/labels/caseLabels'
import { donationLabels } from '../../../shared/words/labels/donationLabels'
import { inspectionDetailLabels } from '../../../shared/words/labels/floraLabels'
import { screeningInfoLabels } from '../../../shared/words/labels/screeningLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { NO_MATCHES, SAVED, TOTP_HINT } from '../../../shared/words/program/notices'
import { UNITS_LABEL, unitLabels } from '../../../shared/words/labels/unitLabels'
import { readWords } from './staffReads'
import { CONNECTION_LOST, NEW_VERSION, UNSAVED_CHANGES } from '../../../shared/words/program/systemMessages'

const NAME = /^[\w.]+$/

/** A notification passes a sentence, which is not a missing key. */
function onMissingKey(key: string): string {
  if (NAME.test(key)) console.warn(`Missing translation for key: "${key}"`)
  return key
}

const staffLabels = (labels: Record<string, FieldLabel>) =>
  Object.fromEntries(Object.entries(labels).map(([field, { admin }]) => [field, admin]))

const resourceMessages = {
  resources: {
    users: { name: '会員', fields: staffLabels(userProfileLabels) },
    screenings: { name: userLabels.ScreeningInfo.admin, fields: staffLabels(screeningInfoLabels) },
    donations: { name: userLabels.DonationInfo.admin, fields: staffLabels(donationLabels) },
    units: { name: UNITS_LABEL, fields: staffLabels(unitLabels) },
    floraTests: { name: userLabels.InspectionDetail.admin, fields: staffLabels(inspectionDetailLabels) },
    mails: {
      name: 'メール',
      fields: { ...staffLabels(mailDeliveryLabels), CreatedAt: commonLabels.CreatedAt.admin },
    },
    administrators: { name: '管理者', fields: staffLabels(administratorLabels) },
    preferenceSlots: { name: 'ガイダンス枠', fields: staffLabels(preferenceSlotLabels) },
    securityEvents: { name: 'セキュリティ記録', fields: staffLabels(securityEventFields) },
    reads: {
      name: '閲覧の記録',
      fields: {
        Time: readWords.time,
        ActorName: readWords.by,
        User: readWords.person,
        Operation: readWords.did,
        Purpose: readWords.purpose,
        Shown: readWords.shown,
        Network: readWords.network,
      },
    },
    cases: { name: '閲覧とご請求の確認', fields: staffLabels(caseLabels) },
    activity: { name: '活動記録', fields: staffLabels(userActivityLabels) },
  },
}

const pageMessages = {
  pages: {
    desk: 'きょうの机',
    reception: '受付',
  },
}

const cognitoMessages: CognitoTranslationMessages = {
  ra: {
    auth: {
      cognito: {
        mfa: {
          totp: {
            association_helper_text: TOTP_HINT,
            association_label: '認証アプリのコード',
            association_required: 'このアカウントでは認証アプリが必要です。QRコードを読み取ってください。',
            copy_totp_url_to_clipboard: '文字をコピーする',
            label: '認証アプリのコード',
          },
        },
        require_new_password: '続けるには、ご自身のパスワードを設定してください。',
      },
    },
  },
}

type Wrapped = { default: TranslationMessages }

/** CommonJS package: Node returns the wrapper, Vite the content. */
const unwrap = (given: TranslationMessages | Wrapped): TranslationMessages =>
  'default' in given && typeof given.default === 'object'
    ? (given as Wrapped).default
    : (given as TranslationMessages)

/** Texts of react-admin 5 that the package, made for version 4, lacks. */
const newInVersion5 = {
  ra: {
    action: {
      reset: '元に戻す',
      search_columns: '列を探す',
      select_all_button: 'すべて選ぶ',
      update_application: '新しい版を読み込む',
    },
    page: {
      access_denied: 'この画面は利用できません',
      authentication_error: 'ログインを確認できませんでした',
    },
    message: {
      access_denied: 'この画面を見る権限がありません。必要なときは、管理者に相談してください。',
      authentication_error: 'ログインの状態を確認できませんでした。時間をおいて、もう一度お試しください。',
      select_all_limit_reached: '数が多いため、はじめの%{max}件だけを選びました。',
      placeholder_data_warning: '最新の内容を読み込めませんでした。表示しているのは前回の内容です。',
    },
    navigation: { clear_filters: '条件を消す', no_filtered_results: NO_MATCHES },
    auth: { email: 'メールアドレス' },
    notification: { application_update_available: NEW_VERSION, offline: CONNECTION_LOST },
    validation: { unique: 'すでに使われています' },
    guesser: {
      empty: { title: '表示するデータはありません', message: '条件を変えて、もう一度お試しください。' },
    },
  },
}

/** The package's texts that we word differently. */
const inOurWords = {
  ra: {
    action: {
      create: '追加',
      refresh: '読み直す',
      show: '開く',
      export: '書き出す',
      toggle_theme: '明るい画面と暗い画面を切り替える',
    },
    page: {
      error: '表示できませんでした',
      not_found: 'ページが見つかりません',
      loading: '読み込んでいます',
      empty: '%{name}はまだありません',
      edit: '%{name} %{recordRepresentation}',
      show: '%{name} %{recordRepresentation}',
    },
    message: {
      error: '処理の途中で問題が起きました。画面を読み込み直してください。',
      invalid_form: '入力内容を確認してください。',
      loading: '少しお待ちください。',
      not_found: 'アドレスをお確かめいただくか、メニューからお探しください。',
      delete_title: '%{name}「%{recordRepresentation}」を削除',
      are_you_sure: 'この操作を行いますか。',
      unsaved_changes: UNSAVED_CHANGES,
    },
    navigation: {
      no_results: NO_MATCHES,
      no_more_results: '%{page}ページ目にはデータがありません。前のページに戻ってください。',
      page_range_info: '%{offsetBegin}〜%{offsetEnd}（%{total}件のうち）',
      partial_page_range_info: '%{offsetBegin}〜%{offsetEnd}（%{offsetEnd}件以上のうち）',
      skip_nav: '本文へ移る',
    },
    sort: { sort_by: '%{field}を%{order}に並べ替える' },
    auth: {
      auth_check_error: 'もう一度ログインしてください。',
      user_menu: 'アカウント',
      username: 'メールアドレス',
      sign_in_error: '認証に失敗しました。入力内容を確認してください。',
    },
    notification: {
      updated: SAVED,
      created: '追加しました。',
      deleted: '削除しました。',
      item_doesnt_exist: '該当する情報が見つかりません。',
      http_error: CONNECTION_LOST,
      data_provider_error: '処理できませんでした。画面を読み込み直してください。',
      logged_out: '安全のため、もう一度ログインしてください。',
      not_authorized: 'この操作を行う権限がありません。',
    },
  },
}

export const messages = mergeTranslations(
  unwrap(language),
  newInVersion5,
  inOurWords,
  cognitoMessages,
  resourceMessages,
  pageMessages,
)

// It reads the texts at once, so they must be defined above.
export const i18nProvider = polyglotI18nProvider(() => messages, 'ja', [{ locale: 'ja', name: '日本語' }], {
  onMissingKey,
})
