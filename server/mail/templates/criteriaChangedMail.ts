import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'
import { optionalNotice } from './optionalNotice'

/** Null: from today on. */
export type CriteriaChangedParams = { from: JapaneseDate | null }

/** To those who asked for it, when newer criteria let them come back, or earlier. */
export const criteriaChangedMail = ({ from }: CriteriaChangedParams, context: MailContext) =>
  composeMail(context, '基準が変わりました', [
    'ドナーをお願いするための基準が、研究をもとに見直されました。',
    from
      ? `前にお答えいただいた内容では、${dateText(from)}から、もう一度お申し込みいただけます。`
      : '前にお答えいただいた内容では、もう一度お申し込みいただけます。',
    'あらためてオンラインチェックにお答えいただき、そのうえで判定します。',
    toMyPage(context),
    ...optionalNotice(context),
  ])
