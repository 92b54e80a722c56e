import type { PanelKind } from '../../../shared/generated/schema'
import { examNames } from '../../../shared/words/donating/panelKinds'
export const visitReply = {
  h1: 'お越しいただけますか',
  wait: '予約を確かめています…',
  coming: '行きます',
  notComing: '行けません',
  notComingMeans: '「行けません」を選ぶと、予約をキャンセルします。欠席にはならず、別の日時を選び直せます。',
  /** Of a hospital test. */
  exam: {
    name: (type: PanelKind) => `病院での${examNames[type]}`,
    at: (day: string, time: string | null) => (time === null ? day : `${day} ${time}から`),
    notComingMeans:
      '「行けません」を選ぶと、この日の検査をキャンセルします。別の日のご希望を、マイページで選び直せます。',
    renewal: '更新検査は、有効期限までに受けていただく必要があります。',
    changesMind: (until: string) => `ご都合が変わったときは、${until}、このページでお答えを変えられます。`,
    untilStart: '開始の時刻まで',
    untilDay: '検査の日になる前まで',
    cancelled: '検査の日程はキャンセルされています。お越しいただく必要はありません。',
    days: (days: string[]) => `次は、${days.join('、')}などをご希望いただけます。`,
    choose: '希望日を選び直す',
    changed: '検査の日程は、このお知らせのあとに変わっています。今のご予定はマイページでご覧いただけます。',
  },
  thanks: 'お返事をありがとうございます。お気をつけてお越しください。',
  changesMind: 'ご都合が変わったときは、開始の時刻までこのページでお答えを変えられます。',
  cancelled: '予約はキャンセルされています。お越しいただく必要はありません。欠席にはなりません。',
  days: (days: string[]) => `${days.join('、')}などに空きがあります。`,
  choose: '日時を選び直す',
  changed: '予約の日時は、このお知らせのあとに変わっています。今のご予約はマイページでご覧いただけます。',
  late: 'このお知らせへのお返事は、受付を終わりました。お越しになれないときは、お手数ですが、お電話でお知らせください。',
  noLink: 'お答えいただくには、前日のお知らせのメールにあるボタンから、もう一度開いてください。',
  failed: '通信できませんでした。電波のよいところで、もう一度お試しください。',
  again: 'もう一度読み込む',
  myPage: 'マイページへ',
} as const
