import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { ConditionOutcome, ReportStage } from '../../generated/schema'

export const statementLine = (time: string, outcome: ConditionOutcome) =>
  `今日の体調：${outcome === 'Fine' ? '問題ありません' : 'お休みください'}（${time}にお答え）`
export const TO_STATEMENT = '今日の体調に答える'
export const TO_REPORT = '体調が変わったときは'
export const TO_JUDGEMENT_RECEIPT = '判定の控えを受け取る'
export const TO_WHAT_IF = 'もし…だったら（旅行や薬の見通し）'
export const TO_CRITERIA = '判定基準をすべて見る'
export const TO_SEE = '内容を見る'

/** For staff. */
export const restText = (until: JapaneseDate | null | undefined) =>
  until ? `体調のためお休み（${formatJapaneseDate(until)}から再開）` : '体調のためお休み（再開日未定）'

/** What becomes of a report, on the pages of whoever told it. */
export const reportStages = {
  Received: '受け付けました。このあと、事務局が内容を確かめます。',
  Looking: '医師が内容を確かめています。',
  Done: '確かめ終わりました。お知らせいただき、ありがとうございました。',
} satisfies Record<ReportStage, string>
