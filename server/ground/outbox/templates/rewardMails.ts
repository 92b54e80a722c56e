import { contactLine } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { dateText, toReceipts } from './composeMail'
import { button, contact, myPage, needed, offered, writtenMail } from './writtenMail'

/** First and last day of the closed period, its donations, and whole yen. */
type RewardsDueParams = { from: JapaneseDate; to: JapaneseDate; count: number; amountYen: number }

/** M21. */
export const rewardsDueMail = writtenMail<RewardsDueParams>({
  text: {
    name: '協力金確定',
    when: '協力金の額が決まったとき',
    subject: 'お渡し内容が確定しました',
    text: `{{期間の初め}}から{{期間の終わり}}までの協力金が確定しました。
{{回数}}回、合計{{金額}}円分のギフトカード
お渡し方法：{{お渡し方法}}
内訳はマイページでご覧いただけます。
{{マイページ}}`,
    values: {
      期間の初め: offered('有効期間の最初の日', ({ from }) => dateText(from)),
      期間の終わり: offered('有効期間の最後の日', ({ to }) => dateText(to)),
      回数: offered('献便の回数。数字だけ', ({ count }) => String(count)),
      金額: needed('合計の金額。数字だけ', ({ amountYen }) => amountYen.toLocaleString('ja-JP')),
      お渡し方法: needed('お渡しの方法', (_params, { texts }) => texts.rewards.method),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { from: '2026-11-10', to: '2027-02-02', count: 10, amountYen: 50_000 },
  },
})

/** Whole yen. */
type RewardsPaidParams = { amountYen: number }

/** M22. */
export const rewardsPaidMail = writtenMail<RewardsPaidParams>({
  text: {
    name: '協力金お渡し済み',
    when: '協力金のお渡しを記録したとき',
    subject: 'お渡しが完了しました',
    text: `{{金額}}円分のギフトカードをお渡ししました。ご協力ありがとうございました。
内容に誤りがある場合は、事務局（{{連絡先}}）へご連絡ください。`,
    values: {
      金額: needed('合計の金額。数字だけ', ({ amountYen }) => amountYen.toLocaleString('ja-JP')),
      連絡先: needed('事務局の電話番号とメールアドレス', (_params, { texts }) => contactLine(texts)),
    },
    sample: { amountYen: 50_000 },
  },
})

/** Whole yen, and the day on which the other code was handed out. */
type GiftReplacedParams = { amountYen: number; on: JapaneseDate }

/** Without the code: it is told once, by whoever hands it out. */
export const giftReplacedMail = writtenMail<GiftReplacedParams>({
  text: {
    name: 'ギフトコードの代わりのお渡し',
    when: '使えない、または失くされたギフトコードの代わりを渡したとき',
    subject: 'ギフトコードの代わりをお渡ししました',
    text: `{{お渡し日}}に、使えない、または失くされたギフトコードの代わりとして、{{金額}}円分の新しいコードをお渡ししました。
コードは、このメールには書いていません。
お受け取りになったら、次のページで「受け取りました」を押してください。
{{お受け取りの確認}}
前のコードが見つかっても、お使いにならないでください。
新しいコードを受け取っていないときや、お心あたりがないときは、事務局（{{連絡先}}）へご連絡ください。`,
    values: {
      お渡し日: needed('代わりを渡した日', ({ on }) => dateText(on)),
      金額: needed('合計の金額。数字だけ', ({ amountYen }) => amountYen.toLocaleString('ja-JP')),
      お受け取りの確認: button('お受け取りを確かめるページを開くボタン', toReceipts),
      連絡先: needed('事務局の電話番号とメールアドレス', (_params, { texts }) => contactLine(texts)),
    },
    sample: { amountYen: 3_000, on: '2027-02-10' },
  },
})
