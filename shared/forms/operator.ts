import type { ObjectShape, StringSchema } from 'yup'
import { isRealDate } from '../facts/dates'
import { userRankLabels } from '../words/labels/statusLabels'
import { isClosedDay, isOpeningHours } from '../facts/openingHours'
import { prefectureLabels } from '../facts/prefectures'
import { PARTNER_CODE } from '../rules/office/partners'
import { GRAMS_MAX, PASSED_HOURS_MAX } from '../rules/donating/units/unitLimits'
import { EMAIL_MAX } from './email'
import { hasOnlyTextCharacters } from './formFields'
import { array, boolean, lazy, mixed, number, object, string } from './yup'

const LINE_MAX = 200
const LINE = '${label}は、前後に空白のない1行で書いてください'
const OPENING_HOURS = '${label}は「9:00-17:00」の形で書くか、休みの日はnullにしてください'
const CLOSED_DAY =
  '${label}は「12-29」（毎年）または「2027-01-04」（その年だけ）の形で、実在する日を書いてください'

const TEL = /^0\d{1,4}-\d{1,4}-\d{3,4}$/
const prefectureNames: readonly string[] = Object.values(prefectureLabels)
const rankNames = ['Beginner', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Master'] as const

/** All keys are required, others are refused. */
const known = <Shape extends ObjectShape>(label: string, shape: Shape) =>
  object(shape)
    .label(label)
    .required()
    .noUnknown(true, ({ unknown }: { unknown?: string }) => `「${unknown}」という項目はありません`)

/** Not folded, unlike personal data. */
const line = (label: string) =>
  string()
    .label(label)
    .required()
    .max(LINE_MAX)
    .test('line', LINE, (value) => !value || (hasOnlyTextCharacters(value) && value.trim() === value))

const optionalLine = (label: string) =>
  string()
    .label(label)
    .max(LINE_MAX)
    .test('line', LINE, (value) => value === undefined || (value !== '' && value.trim() === value))

/** Lines without duplicates. */
const list = (label: string, item: StringSchema<string>) =>
  array(item)
    .label(label)
    .required()
    .max(200)
    .test(
      'once',
      '${label}に、同じものが二つあります',
      (values) => !values || new Set(values).size === values.length,
    )

const tel = (label: string) =>
  line(label).matches(TEL, '${label}は「03-1234-5678」の形で書いてください').meta({ form: TEL.source })

const webAddress = (label: string) =>
  line(label)
    .test(
      'address',
      '${label}は「https://」で始まるURLにしてください',
      (value) => !value || (/^https:\/\/\S+$/.test(value) && URL.canParse(value)),
    )
    .meta({ form: '^https://' })

const date = (label: string) =>
  line(label)
    .test(
      'date',
      '${label}は「2025-04-17」の形で、実在する日付を書いてください',
      (value) => !value || isRealDate(value),
    )
    .meta({ form: '^\\d{4}-\\d{2}-\\d{2}$' })

const wholeNumber = (label: string, min: number, max: number) =>
  number().label(label).required().integer().min(min).max(max)

const hoursOfDay = (label: string) =>
  string()
    .label(label)
    .nullable()
    .defined()
    .test('hours', OPENING_HOURS, (value) => value === null || value === undefined || isOpeningHours(value))
    .meta({ form: '^\\d{1,2}:\\d{2}-\\d{1,2}:\\d{2}$' })

const openingHours = (label: string) =>
  known(label, {
    monday: hoursOfDay('月曜日'),
    tuesday: hoursOfDay('火曜日'),
    wednesday: hoursOfDay('水曜日'),
    thursday: hoursOfDay('木曜日'),
    friday: hoursOfDay('金曜日'),
    saturday: hoursOfDay('土曜日'),
    sunday: hoursOfDay('日曜日'),
    holiday: hoursOfDay('祝日'),
  }).test(
    'open',
    '${label}に、開いている日がありません',
    (days) => !days || Object.values(days).some(Boolean),
  )

const closedDays = (label: string) =>
  list(
    label,
    string()
      .label(label)
      .required()
      .test('day', CLOSED_DAY, (value) => !value || isClosedDay(value))
      .meta({ form: '^(\\d{4}-)?\\d{2}-\\d{2}$' }),
  )

const rank = (name: keyof typeof userRankLabels) => wholeNumber(`${userRankLabels[name]}になる回数`, 1, 9_999)

const rising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))

const optionalNumber = (label: string, min: number, max: number) =>
  number().label(label).integer().min(min).max(max)

const risingLimits = (from?: number, until?: number) =>
  from === undefined || until === undefined || from <= until

const material = known('便の記録', {
  facilityCode: line('便番号の先頭につける施設の文字')
    .matches(/^[A-Z]{1,4}$/, '${label}は、A〜Zの1〜4文字で書いてください')
    .meta({ form: '^[A-Z]{1,4}$' }),
  rejectionReasons: list('受け入れない理由', line('受け入れない理由')).min(1),
  gramsFrom: optionalNumber('受け入れる重さの下限（g）', 1, GRAMS_MAX),
  gramsUntil: optionalNumber('受け入れる重さの上限（g）', 1, GRAMS_MAX),
  typeFrom: optionalNumber('受け入れる形の下限（1〜7）', 1, 7),
  typeUntil: optionalNumber('受け入れる形の上限（1〜7）', 1, 7),
  minutesUntil: optionalNumber('出てから受け取るまでの上限（分）', 1, PASSED_HOURS_MAX * 60),
  retentionYears: known('残す年数', {
    units: wholeNumber('便の記録を残す年数', 1, 50),
    tests: wholeNumber('検査の記録を残す年数', 1, 50),
    holds: wholeNumber('保留の記録を残す年数', 1, 50),
  }),
  sumsFrom: optionalNumber('会員に合計を見せはじめる便の数', 2, 100),
})
  .test('grams', '${label}の重さの下限は、上限以下にしてください', (given) =>
    risingLimits(given?.gramsFrom, given?.gramsUntil),
  )
  .test('types', '${label}の形の下限は、上限以下にしてください', (given) =>
    risingLimits(given?.typeFrom, given?.typeUntil),
  )
  .meta({ orFalse: true })

const noMaterial = mixed<false>()
  .label('便の記録')
  .oneOf([false] as const)
  .required()

/** The form of `OperatorFile`, which says what each key means. */
export const operatorSchema = known('運営者の設定', {
  serviceName: line('サービスの名前'),
  operator: known('運営者', {
    name: line('名称'),
    address: line('住所'),
    representative: line('代表者'),
  }),
  region: known('募集する地域', {
    name: line('地域の呼び名'),
    prefecture: line('都道府県').oneOf(prefectureNames, '${label}は「山形県」のように書いてください'),
    municipalities: list('市区町村', line('市区町村')).min(1),
  }),
  contact: known('事務局の連絡先', {
    tel: tel('電話番号'),
    email: line('メールアドレス').max(EMAIL_MAX).email(),
    openingHours: openingHours('受付時間'),
  }),
  chat: known('チャット', {
    app: line('アプリの名前'),
    account: line('アカウントの名前'),
    url: webAddress('友だちに追加するURL'),
  }),
  guidance: known('ガイダンス', {
    place: line('会場'),
    address: line('会場の所在地'),
    mapUrl: webAddress('会場の地図のURL'),
    belongings: line('持ち物'),
    hours: array(wholeNumber('開始の時刻', 0, 23))
      .label('開始の時刻')
      .required()
      .min(1)
      .test('rising', '${label}は、早い順に並べてください', (hours) => !hours || rising(hours)),
    capacity: wholeNumber('1時間あたりの定員', 1, 100),
    weeksAhead: wholeNumber('何週間先まで予約できるか', 1, 12),
  }),
  hospital: known('提携医療機関', {
    name: line('名称'),
    reception: line('受付の場所'),
    address: line('所在地'),
    tel: tel('電話番号'),
    hours: line('診療時間'),
    mapUrl: webAddress('地図のURL'),
    fasting: line('検査の前の食事'),
  }),
  donationRoom: known('献便ルーム', {
    sciencePark: line('場所'),
    address: line('所在地'),
    openingHours: openingHours('開室時間'),
    closedDays: closedDays('献便ルームの休室日'),
    mapUrl: webAddress('地図のURL'),
    parking: line('駐車場'),
    takes: optionalLine('来室にかかる時間'),
    inside: optionalLine('部屋の様子'),
    how: optionalLine('献便のしかた'),
    smell: optionalLine('においへの備え'),
    privacy: optionalLine('部屋で会う人'),
    visitsPerDay: wholeNumber('受付だけで記録する1日の献便の回数', 1, 20),
    statementRequired: boolean().required().label('今日の体調を必ず記録する'),
  }),
  material: lazy((value: unknown) => (value === false ? noMaterial : material)),
  closedDays: closedDays('事務局の休業日'),
  supportContact: line('つらいときの相談先'),
  rewards: known('協力金', {
    donationYen: wholeNumber('献便1回の金額（円）', 1, 1_000_000),
    renewalBonusYen: wholeNumber('更新したときの1回の加算（円）', 1, 1_000_000),
    method: line('お渡しの方法'),
    giftCodes: boolean().label('ギフトコードの取り込みとお渡し'),
  }),
  ranks: known('ランク', {
    Beginner: rank('Beginner'),
    Bronze: rank('Bronze'),
    Silver: rank('Silver'),
    Gold: rank('Gold'),
    Platinum: rank('Platinum'),
    Diamond: rank('Diamond'),
    Master: rank('Master'),
  }).test('rising', function (ranks) {
    const values = rankNames.map((name) => ranks?.[name] ?? 0)
    const low = rankNames.find((_name, index) => index > 0 && !rising(values.slice(index - 1, index + 1)))
    return (
      low === undefined ||
      this.createError({
        path: `${this.path}.${low}`,
        message: `${userRankLabels[low]}になる回数は、一つ下のランクより多くしてください`,
      })
    )
  }),
  office: object({ small: boolean().label('小さな事務局') })
    .label('事務局')
    .noUnknown()
    .optional()
    .default(undefined),
  consentFolder: optionalLine('同意書のフォルダー'),
  reads: object({ showStaffNames: boolean().label('担当者の名前を見せる') })
    .label('記録を見た人の知らせ方')
    .noUnknown()
    .optional()
    .default(undefined),
  unusualReads: object({
    peopleAnHour: number().label('1時間に開く人数').integer().min(5).max(1_000),
    listedAnHour: number().label('1時間に一覧やファイルで見る人数').integer().min(50).max(100_000),
    factor: number().label('ふだんの多い時の何倍から').integer().min(2).max(20),
    nightFrom: number().label('夜の始まり（時）').integer().min(0).max(23),
    nightUntil: number().label('夜の終わり（時）').integer().min(0).max(23),
    quietDays: number().label('何日のうちの用件で説明がつくか').integer().min(7).max(365),
    sameFamilyName: boolean().label('同じ名字の方の記録を見たとき'),
  })
    .label('いつもと違う閲覧の目安')
    .noUnknown()
    .optional()
    .default(undefined),
  rightsRequests: object({ answerDays: number().label('回答までの日数').integer().min(1).max(30) })
    .label('個人情報のご請求')
    .noUnknown()
    .optional()
    .default(undefined),
  partners: array(
    known('提携企業', {
      code: line('紹介コード')
        .matches(PARTNER_CODE, '${label}は、A〜Zと0〜9の3〜12文字で書いてください')
        .meta({ form: PARTNER_CODE.source }),
      name: line('企業の名称'),
    }),
  )
    .label('提携企業')
    .max(50)
    .test(
      'once',
      '${label}に、同じ紹介コードが二つあります',
      (partners) => !partners || new Set(partners.map(({ code }) => code)).size === partners.length,
    )
    .optional()
    .default(undefined),
  legal: known('規約などの日付', {
    terms: date('利用規約の日付'),
    privacyPolicyMade: date('プライバシーポリシーの制定日'),
    privacyPolicyRevised: date('プライバシーポリシーの最終改定日'),
    handlingOfPersonal: date('「個人情報の取り扱いについて」の日付'),
  }),
})
