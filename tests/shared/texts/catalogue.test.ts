import { describe, expect, it } from 'vitest'
import { samplePublicTexts } from '../../../shared/facts/config'
import * as guidanceLabels from '../../../shared/words/labels/guidanceLabels'
import { aboutDonation } from '../../../donor/ground/words/aboutDonation'
import * as apiErrors from '../../../shared/words/program/apiErrors'
import * as donorCard from '../../../donor/ground/words/donorCard'
import { eatingSupport } from '../../../donor/ground/words/eatingSupport'
import { faq } from '../../../donor/ground/words/faq'
import * as formMessages from '../../../shared/words/program/formMessages'
import { homeHero } from '../../../donor/ground/words/home'
import { mayApplyFrom } from '../../../shared/words/check/pathWords'
import * as pageText from '../../../shared/words/program/pageText'
import { publicPages } from '../../../shared/words/program/publicPages'
import { scheduleChange } from '../../../shared/words/visits/scheduleChange'
import * as stages from '../../../donor/ground/words/stages'
import * as systemMessages from '../../../shared/words/program/systemMessages'
import * as trialCheckResults from '../../../donor/ground/words/trialCheckResults'

/** Every file of texts there is: a new one is read without being named here. */
const modules = import.meta.glob<object>(
  ['../../../shared/words/**/*.ts', '../../../{donor,admin,server}/ground/words/**/*.ts'],
  { eager: true },
)

/** What the operator's own words are filled into. */
const withOperator = {
  about: aboutDonation(samplePublicTexts),
  faq: faq(samplePublicTexts),
  hero: homeHero(samplePublicTexts),
  pages: publicPages(samplePublicTexts),
  support: eatingSupport(samplePublicTexts),
  eligibility: trialCheckResults.trialEligibility(samplePublicTexts),
  scheduleChange: scheduleChange(samplePublicTexts),
}

/** Every string inside a value; functions have cases of their own below. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const sentences = Object.entries({ ...modules, withOperator }).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([key, value]) =>
    stringsIn(value).map((text) => ({ where: `${file.replace(/^(\.\.\/)+/, '')} ${key}`, text })),
  ),
)
/** The sentences that break a rule, with their place. */
const offending = (breaks: (text: string) => boolean) =>
  sentences.filter(({ text }) => breaks(text)).map(({ where, text }) => `${where}: ${text}`)

/** Words that the house does not say to people, and signs that shout. */
const NOT_OUR_WORDS =
  /！|あなた|お客様|利用者|合格|採用|報酬|謝礼|買取|ボーナス|検便|採便|うんち|大便|残念ながら|させていただ|下さい|頂け|出来る|認証コード|検証コード|サインイン|メルマガ|undefined|null|NaN/

describe('the words of the house', () => {
  it('are found', () => {
    expect(sentences.length).toBeGreaterThan(250)
  })

  it('say nothing that the house does not say', () => {
    expect(offending((text) => NOT_OUR_WORDS.test(text))).toEqual([])
  })

  it('have no blanks around them', () => {
    expect(offending((text) => text !== text.trim())).toEqual([])
  })

  it('are set in Japanese signs', () => {
    const inJapanese = (text: string) => /[ぁ-んァ-ヶ一-龠]/u.test(text)
    const otherSigns = (text: string) =>
      /[?!,;~]|[０-９Ａ-Ｚａ-ｚ]/.test(text.replace(/(?<=\d),(?=\d{3})/g, ''))
    expect(offending((text) => inJapanese(text) && otherSigns(text))).toEqual([])
  })

  it('stand under their field without a full stop', () => {
    const stopped = Object.entries(formMessages).filter(([, text]) => String(text).endsWith('。'))
    expect(stopped).toEqual([])
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
    [mayApplyFrom('2027-02-21'), '2027年2月21日（日）から、もう一度お申し込みいただけます'],
    [
      trialCheckResults.trialItem('抗菌薬', '2026-12-05'),
      '抗菌薬：2026年12月5日（土）ごろからお申し込みいただけます。',
    ],
    [pageText.documentTitle('マイページ', 'なかつぐ'), 'マイページ｜なかつぐ'],
    [pageText.homeTitle('なかつぐ', '庄内'), 'なかつぐ｜庄内の腸内細菌ドナー募集'],
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
