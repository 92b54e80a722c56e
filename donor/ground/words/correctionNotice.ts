import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import type { CorrectionKind } from '../../../shared/generated/schema'

/** On my page: kind, and without the result. */
export const correctionNotice = (
  { kind, takesBack }: { kind: CorrectionKind; takesBack: boolean },
  on: JapaneseDate,
): { title: string; text: string } => {
  const day = formatJapaneseDate(on)
  const sorry = 'ご心配をおかけし、申し訳ありません。ご不明な点は、事務局へお問い合わせください。'
  if (kind === 'Judgement')
    return {
      title: '検査の判定を訂正しました',
      text: `${day}に、以前お知らせした判定を訂正しました。このページには、いまの内容を表示しています。${sorry}`,
    }
  return {
    title: takesBack ? '腸内フローラ検査の結果を取り消しました' : '腸内フローラ検査の結果を訂正しました',
    text: takesBack
      ? `${day}に、以前お届けした結果に誤りが見つかり、取り消しました。正しい結果がわかりましたら、あらためてお知らせします。${sorry}`
      : `${day}に、以前お届けした結果を訂正しました。レポートには、正しい結果を表示しています。${sorry}`,
  }
}
