import { contactLine, officeName, type PublicTexts } from '../../../shared/facts/config'
import { formatJapaneseDate, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { placeholder } from '../../../shared/rules/office/letters'
import { holdWindow } from '../../../shared/words/donating/holds'

type HandedOver = { Number: string; HandedOverAt: string | null; HandOverBatch: string | null }

/** To whom units were handed over: the numbers and what is asked, without the donor and without the reason. */
export function receiverLetter(
  { to, units, today }: { to: string; units: readonly HandedOver[]; today: JapaneseDate },
  texts: PublicTexts,
): string {
  const lines = units.map(({ Number: number, HandedOverAt, HandOverBatch }) =>
    [
      `・${number}`,
      HandOverBatch && `（${HandOverBatch}）`,
      HandedOverAt && `　${formatJapaneseDate(japaneseDateOf(new Date(HandedOverAt)))}にお渡し`,
    ]
      .filter(Boolean)
      .join(''),
  )
  return `${to} 御中

${formatJapaneseDate(today)}
${officeName(texts)}（${texts.operator.name}）

お渡しした便について（使用を止めていただくお願い）

次の便を使ってよいかどうかを、医師が確かめています。お手数をおかけしますが、次のとおりお願いします。

${lines.join('\n')}

1. この便の使用と加工を、いますぐ止めてください。
2. 手元にある便は、ほかの便と分けて保管してください。返送または廃棄は、あらためてお願いするまでお待ちください。
3. 番号ごとに、いまどうなっているか（保管している、加工した、使用した、廃棄した）を、文書かメールでお返事ください。使用したものは、いつ、何に使用したかもお書きください。

お返事とお問い合わせ：${contactLine(texts)}`
}

/** To the donor, for whoever sends letters to read through: no cause, no word about health, and nothing asked of her. */
export const donorLetter = ({
  Since,
  Until,
}: {
  Since: JapaneseDate | null
  Until: JapaneseDate | null
}) => ({
  Subject: 'お預かりしたものについてのご連絡',
  Text: `ご協力いただき、ありがとうございます。
お預かりした便（${holdWindow(Since, Until)}）を患者さんのために使えるかどうか、医師がもう一度確かめています。
このことで、していただくお手続きはありません。協力金は変わりません。
ご不明な点は、事務局（${placeholder('連絡先')}）へお問い合わせください。`,
})

/** As the donor would read it, for who copies it instead of sending it. */
export const readDonorLetter = (
  { Subject, Text }: ReturnType<typeof donorLetter>,
  texts: PublicTexts,
): string => `${Subject}\n\n${Text}`.replace(placeholder('連絡先'), contactLine(texts))

export const holdLetterTexts = {
  receiver: '文書の下書き',
  donor: 'ドナーへのメールの下書き',
  copy: 'コピーする',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。文を選んでコピーしてください。',
  print: '印刷する',
  send: 'メールで送る',
  passOn: 'メールは、会員へのメールを送れる担当者が送ります。',
  close: '閉じる',
} as const
