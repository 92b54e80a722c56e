import { CHANGE_NOTICE_HOURS } from '../../facts/terms'
import type { PublicTexts } from '../../facts/config'

export const scheduleChange = ({ chat }: PublicTexts) => ({
  intro: 'ドナー登録検査と更新検査の日程は、次の方法で変更・キャンセルできます。',
  steps: [
    `${chat.app}で「${chat.account}」を友だちに追加します。`,
    'メッセージまたは電話で、お名前とご希望をお知らせください。',
  ],
  openChat: `${chat.app}を開く`,
  guidance: `ガイダンスは、${CHANGE_NOTICE_HOURS}時間前までマイページで変更できます。`,
})
