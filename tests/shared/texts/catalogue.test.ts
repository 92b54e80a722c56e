import { describe, expect, it } from 'vitest'
import { samplePublicTexts } from '../../../shared/config'
import * as booleanLabels from '../../../shared/labels/booleanLabels'
import * as certificationLabels from '../../../shared/labels/certificationLabels'
import * as consoleLabels from '../../../shared/labels/consoleLabels'
import * as guidanceLabels from '../../../shared/labels/guidanceLabels'
import * as implementationStatusLabels from '../../../shared/labels/implementationStatusLabels'
import * as rewardStageLabels from '../../../shared/labels/rewardStageLabels'
import * as userRankLabels from '../../../shared/labels/userRankLabels'
import * as aboutDonation from '../../../shared/messages/aboutDonation'
import * as apiErrors from '../../../shared/messages/apiErrors'
import * as authErrors from '../../../shared/messages/authErrors'
import * as faq from '../../../shared/messages/faq'
import * as floraTests from '../../../shared/messages/floraTests'
import { eatingSupport } from '../../../shared/messages/eatingSupport'
import * as formMessages from '../../../shared/messages/formMessages'
import * as healthConsent from '../../../shared/messages/healthConsent'
import * as home from '../../../shared/messages/home'
import * as menu from '../../../shared/messages/menu'
import * as donorCard from '../../../shared/messages/donorCard'
import * as addressConfirmation from '../../../shared/messages/addressConfirmation'
import * as guidanceBooking from '../../../shared/messages/guidanceBooking'
import * as staffPage from '../../../shared/messages/staffPage'
import * as notices from '../../../shared/messages/notices'
import * as reception from '../../../shared/messages/reception'
import * as onlineCheckResults from '../../../shared/messages/onlineCheckResults'
import * as authPages from '../../../shared/messages/pages/authPages'
import * as errorPages from '../../../shared/messages/pages/errorPages'
import * as memberPages from '../../../shared/messages/pages/memberPages'
import * as onlineCheckPages from '../../../shared/messages/pages/onlineCheckPages'
import * as pageText from '../../../shared/messages/pages/pageText'
import * as profilePages from '../../../shared/messages/pages/profilePages'
import * as publicPages from '../../../shared/messages/pages/publicPages'
import * as reservationPages from '../../../shared/messages/pages/reservationPages'
import * as scheduleChange from '../../../shared/messages/scheduleChange'
import * as stages from '../../../shared/messages/stages'
import * as systemMessages from '../../../shared/messages/systemMessages'
import * as trialCheckResults from '../../../shared/messages/trialCheckResults'

const modules: Record<string, object> = {
  booleanLabels,
  certificationLabels,
  consoleLabels,
  guidanceLabels,
  implementationStatusLabels,
  rewardStageLabels,
  userRankLabels,
  aboutDonation,
  apiErrors,
  authErrors,
  faq,
  floraTests,
  formMessages,
  healthConsent,
  home,
  menu,
  notices,
  donorCard,
  addressConfirmation,
  guidanceBooking,
  staffPage,
  onlineCheckResults,
  reception,
  authPages,
  errorPages,
  memberPages,
  onlineCheckPages,
  pageText,
  profilePages,
  publicPages,
  reservationPages,
  scheduleChange,
  stages,
  systemMessages,
  trialCheckResults,
}

/** What the operator's own words are filled into. */
const withOperator = {
  about: aboutDonation.aboutDonation(samplePublicTexts),
  faq: faq.faq(samplePublicTexts),
  hero: home.homeHero(samplePublicTexts),
  pages: publicPages.publicPages(samplePublicTexts),
  notPossible: onlineCheckResults.notPossibleResult(samplePublicTexts),
  support: eatingSupport(samplePublicTexts),
  eligibility: trialCheckResults.trialEligibility(samplePublicTexts),
  scheduleChange: scheduleChange.scheduleChange(samplePublicTexts),
}

/** Every string inside a value; functions have cases of their own below. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const sentences = Object.entries({ ...modules, withOperator }).flatMap(([name, module]) =>
  Object.entries(module).flatMap(([key, value]) =>
    stringsIn(value).map((text) => [`${name}.${key}`, text] as const),
  ),
)

/** Words that the house does not say to people, and signs that shout. */
const NOT_OUR_WORDS =
  /！|あなた|お客様|利用者|合格|採用|報酬|謝礼|買取|ボーナス|検便|採便|うんち|大便|残念ながら|させていただ|下さい|頂け|出来る|認証コード|検証コード|サインイン|メルマガ|undefined|null|NaN/

describe('the words of the house', () => {
  it('are found', () => {
    expect(sentences.length).toBeGreaterThan(250)
  })

  it.each(sentences)('%s: %s', (_name, text) => {
    expect(text).not.toMatch(NOT_OUR_WORDS)
    expect(text).toBe(text.trim())
  })

  it.each(sentences.filter(([, text]) => /[ぁ-んァ-ヶ一-龠]/u.test(text)))(
    '%s is set in Japanese signs: %s',
    (_name, text) => {
      expect(text.replace(/(?<=\d),(?=\d{3})/g, '')).not.toMatch(/[?!,;~]|[０-９Ａ-Ｚａ-ｚ]/)
    },
  )

  it.each(Object.entries(formMessages))('%s stands under its field without a full stop', (_key, text) => {
    expect(text).not.toMatch(/。$/)
  })

  it('keep the specification’s own sentences to the letter', () => {
    expect([
      systemMessages.USER_NOT_LOADED,
      systemMessages.ANSWER_TIME_NOT_LOADED,
      systemMessages.NOT_AUTHENTICATED,
      systemMessages.UNAUTHORIZED_ACCESS,
      systemMessages.PAGE_NOT_FOUND,
      systemMessages.pageNotFound('/nowhere'),
      formMessages.UNKNOWN_ZIP_CODE,
    ]).toEqual([
      'ユーザー情報の取得に失敗しました',
      'オンラインチェック回答日時の取得に失敗しました',
      'Not authenticated',
      '不正なアクセスです。',
      'Page not found',
      'Page Not Found: /nowhere',
      '存在しない郵便番号です',
    ])
  })
})

describe('sentences with values', () => {
  it.each([
    [apiErrors.unknownFilterField('Nowhere'), '使用できない検索条件です：Nowhere'],
    [apiErrors.monthSlotsFull(2026, 12), '2026年12月の枠に空きがありません。'],
    [apiErrors.fieldsNotAllowed(['ランク']), '変更できない項目が含まれています：ランク'],
    [apiErrors.questionsLeft(3), 'まだ答えていない質問があります（残り3問）。'],
    [
      apiErrors.guidanceDeadlinePassed('2026-12-05'),
      '予約の期限は2026年12月5日（土）でした。次のご案内をお待ちください。',
    ],
    [apiErrors.floraTestDeadlinePassed('2026-12-05'), '申込期限は2026年12月5日（土）でした。'],
    [
      apiErrors.donationAfterExpiry('2026-12-05'),
      '有効期間外のため、献便を記録できません。有効期限は2026年12月5日（土）です。',
    ],
    [onlineCheckResults.notNowTitle('2027-02-21'), '2027年2月21日（日）から、もう一度お申し込みいただけます'],
    [onlineCheckResults.notNowTitle(null), '時期を改めて、お申し込みいただけます'],
    [onlineCheckResults.afterItEnds('授乳', 3), '授乳が終わって3か月たつと、お申し込みいただけます。'],
    [
      trialCheckResults.trialItem('抗菌薬', '2026-12-05'),
      '抗菌薬：2026年12月5日（土）ごろからお申し込みいただけます。',
    ],
    [pageText.documentTitle('マイページ', 'なかつぐ'), 'マイページ｜なかつぐ'],
    [pageText.homeTitle('なかつぐ', '庄内'), 'なかつぐ｜庄内の腸内細菌ドナー募集'],
    [pageText.consoleTitle('会員', 'なかつぐ'), '会員｜なかつぐ管理'],
    [stages.stageText('guidance'), '3/5 ガイダンス'],
    [guidanceLabels.remainingPlaces(2), '残り2名'],
    [donorCard.barcodeAlternative('D-1'), 'ドナー番号D-1のバーコード'],
    [
      systemMessages.serverErrorAdvice('r-1'),
      '時間をおいて、もう一度お試しください。続く場合は、受付番号r-1を添えて事務局へご連絡ください。',
    ],
  ])('case %#: %s', (text, expected) => {
    expect(text).toBe(expected)
  })
})
