import { contactLine, type PublicTexts } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { examGuide } from '../../../../shared/words/check/exam'
import { ASKED_TEST_IS_FREE_CHOICE, askedTestReason } from '../../../../shared/words/donating/askedTests'
import { scheduleChange } from '../../../../shared/words/visits/scheduleChange'
import type { PanelKind } from '../../../generated/resolvers'
import { dateText, toVisitReply } from './composeMail'
import { contact, myPage, needed, offered, offeredLines, writtenMail } from './writtenMail'

/** Day of the registration or renewal test, and its hour (09:30) if known. */
type ExamScheduledParams = { date: JapaneseDate; time: string | null; type: PanelKind }

const examValues = {
  日にち: needed<ExamScheduledParams>('検査の日', ({ date }) => dateText(date)),
  時間: needed<ExamScheduledParams>(
    '受付の時間。決まっていないときは、その旨の文',
    (params, { texts }) => guideOf(params, texts).time,
  ),
  会場: needed<ExamScheduledParams>('病院の名前と住所', (params, { texts }) => guideOf(params, texts).place),
  地図: offeredLines<ExamScheduledParams>(
    '病院の地図を開くリンク。1行に、これだけを書きます',
    (_params, { texts }) => [{ label: '地図を見る', url: texts.hospital.mapUrl, quiet: true }],
  ),
  会場の電話: offered<ExamScheduledParams>(
    '病院の電話番号と受付時間',
    (_params, { texts }) => `${texts.hospital.tel}　${texts.hospital.hours}`,
  ),
  当日のお食事: needed<ExamScheduledParams>(
    '検査の前の食事について',
    (_params, { texts }) => texts.hospital.fasting,
  ),
  マイページ: myPage<ExamScheduledParams>(),
  連絡先: contact<ExamScheduledParams>(),
}

/** M12, with the calendar file. Does not name the kit, for privacy. */
export const examScheduledMail = writtenMail<ExamScheduledParams>({
  text: {
    name: '検査の日程',
    when: '病院での検査日を決めたとき、変えたとき。カレンダー用のファイルがつきます',
    subject: '日程のお知らせ：{{日にち}}',
    text: `検査の日程が決まりました。
日にち：{{日にち}}
時間：{{時間}}
会場：{{会場}}
{{地図}}
会場の電話：{{会場の電話}}
当日のお食事：{{当日のお食事}}
持ち物などの当日のご案内は、マイページでご覧いただけます。
{{マイページ}}
変更をご希望の場合は、電話またはチャットでご連絡ください。
連絡先：{{連絡先}}
{{チャット}}
カレンダーに追加できるファイルを添付しています。`,
    values: {
      ...examValues,
      チャット: offeredLines('チャットを開くリンク。1行に、これだけを書きます', (_params, { texts }) => [
        { label: scheduleChange(texts).openChat, url: texts.chat.url, quiet: true },
      ]),
    },
    sample: { date: '2026-12-10', time: '09:30', type: 'Registration' },
  },
})

/** The day before the test, with what is to be done before it. */
export const examTomorrowMail = writtenMail<ExamScheduledParams>(
  {
    text: {
      name: '検査の前日のお知らせ',
      when: '病院での検査の前日',
      subject: '明日のご予定について：{{日にち}}',
      text: `明日の病院での検査についてお知らせします。
日にち：{{日にち}}
時間：{{時間}}
会場：{{会場}}
{{地図}}
会場の電話：{{会場の電話}}
当日のお食事：{{当日のお食事}}
持ち物などの当日のご案内は、マイページでご覧いただけます。
{{マイページ}}
体調のすぐれないときや、ご都合が変わったときは、ご無理をなさらずご連絡ください。
連絡先：{{連絡先}}`,
      values: {
        ...examValues,
        マイページ: offeredLines('マイページを開くリンク。1行に、これだけを書きます', (_params, context) => [
          { label: 'マイページを開く', url: `${context.origin}/mypage`, quiet: true },
        ]),
        連絡先: needed('事務局の電話番号とメールアドレス', (_params, { texts }) => contactLine(texts)),
      },
      sample: { date: '2026-12-10', time: '09:30', type: 'Registration' },
    },
  },
  {
    end: (context, { date, time }) => [
      `行けるかどうかを、${time === null ? `${dateText(date)}になる前まで` : '開始の時刻まで'}お答えいただけます。「行けません」を選ぶとこの日程をキャンセルし、別の日を選び直せます。`,
      toVisitReply(context),
    ],
  },
)

/** `stopped`: of a suspended person. */
type ExamCancelledParams = { date: JapaneseDate; stopped?: boolean }

const cancelledDay = needed<ExamCancelledParams>('キャンセルになった検査の日', ({ date }) => dateText(date))

/** After "not coming", with the calendar file. */
export const examCancelledMail = writtenMail<ExamCancelledParams>(
  {
    text: {
      name: '検査の日程のキャンセル',
      when: '前日のお知らせに「行けません」とお答えいただいたとき。カレンダー用のファイルがつきます',
      subject: '{{日にち}}のご予定をキャンセルしました',
      text: `{{日にち}}の病院での検査の日程をキャンセルしました。お越しいただく必要はありません。
別の日のご希望を、マイページでお知らせください。
{{マイページ}}
カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。`,
      values: { 日にち: cancelledDay, マイページ: myPage(), 連絡先: contact() },
      sample: { date: '2026-12-10' },
    },
    stopped: {
      name: '検査の日程のキャンセル（利用停止中）',
      when: '利用を停止している方が、前日のお知らせに「行けません」とお答えになったとき',
      subject: '{{日にち}}のご予定をキャンセルしました',
      text: `{{日にち}}の病院での検査の日程をキャンセルしました。お越しいただく必要はありません。ご利用を停止しているため、日にちのお選び直しは、再開のあとにお願いします。
カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。`,
      values: { 日にち: cancelledDay, 連絡先: contact() },
      sample: { date: '2026-12-10', stopped: true },
    },
  },
  { textOf: ({ stopped }) => (stopped ? 'stopped' : 'text') },
)

type TestAskedParams = { kind: PanelKind }

const askedValues = { マイページ: myPage<TestAskedParams>(), 連絡先: contact<TestAskedParams>() }
const askedText = (kind: 'Exit' | 'Interim', thanks: string) => `${thanks}
${askedTestReason(kind)}
${ASKED_TEST_IS_FREE_CHOICE}
受けていただける場合は、マイページからご都合のよい日をお知らせください。受けないことも、マイページでお知らせいただけます。
{{マイページ}}
ご不明な点は、事務局（{{連絡先}}）へお問い合わせください。`

/** To a test that belongs to no certification. */
export const testAskedMail = writtenMail<TestAskedParams>(
  {
    text: {
      name: '最後の検査のお願い',
      when: 'ドナーの有効期間が更新されずに終わり、お預かりした便のために検査をお願いするとき',
      subject: 'ご協力のお願い',
      text: askedText('Exit', 'これまでご協力いただき、ありがとうございました。'),
      values: askedValues,
      sample: { kind: 'Exit' },
    },
    interim: {
      name: '期間中の検査のお願い',
      when: '有効期間中のドナーに、お預かりした便のために検査をお願いするとき',
      subject: 'ご協力のお願い',
      text: askedText('Interim', 'いつもご協力いただき、ありがとうございます。'),
      values: askedValues,
      sample: { kind: 'Interim' },
    },
  },
  { textOf: ({ kind }) => (kind === 'Exit' ? 'text' : 'interim') },
)

const guideOf = ({ type, time }: ExamScheduledParams, texts: PublicTexts) => examGuide(texts, type, time)
