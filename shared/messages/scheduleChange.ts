import type { PublicTexts } from '../config'

/** 日程の変更・キャンセル: how to move the date of a registration or renewal test. */
export const scheduleChange = ({ chat, contact }: PublicTexts) => ({
  intro: 'ドナー登録検査と更新検査の日程は、次の方法で変更・キャンセルできます。',
  steps: [
    `${chat.app}で「${chat.account}」を友だちに追加します。`,
    `メッセージまたは電話（${contact.tel}）で、お名前とご希望をお知らせください。`,
  ],
  hours: `受付：${contact.hours}`,
  guidance: 'ガイダンスは、24時間前までマイページで変更できます。',
})
