import type { JapaneseDate } from '../../../shared/facts/dates'
import { useWithdrawn } from '../../../shared/words/donating/useWithdrawal'
import { SIGN_ANEW } from '../../../shared/words/check/stopWords'

export const consentTexts = {
  lead: 'ガイダンスで署名された同意書です。いつでも読み返せます。',
  none: '署名された同意書は、まだありません。ガイダンスで署名されると、ここで読み返せます。',
  textUnknown:
    'この版の本文は、この画面にはありません。お手元の控えをご覧いただくか、事務局へお問い合わせください。',
  before: 'これまでに署名した同意書',
  stands: '同意されています',
  toReceipts: '同意の控えを受け取る',
  withdrawn: '同意は撤回されています',
  replaced: '新しい同意書に替わりました',
  print: '印刷する',
  take: 'ファイルに保存する',
  fileName: (serviceName: string, version: string, day: JapaneseDate) =>
    `${serviceName}_同意書_${version.replace(/[\\/:*?"<>|\s]/g, '_')}_${day}.txt`,
  hashHint: '保存したファイルからこの値を計算して、署名した文書と同じであることを確かめられます。',
  ways: {
    title: '撤回するとき',
    lead: '献便への同意、お預かりした便の使用、お知らせのメールは、別々に撤回できます。',
  },
  letters: {
    title: 'お知らせのメールの停止',
    lead: 'お手続きに必要なメールのほかは、いつでも止められます。',
    link: 'メールの設定へ',
  },
  use: {
    title: 'お預かりした便の使用の撤回',
    lead: 'これまでにお預かりした便を、これから使わないように、いつでも、理由を言わずに申し出られます。撤回による不利益はなく、協力金も変わりません。撤回すると、次のようになります。',
    consequences: Object.values(useWithdrawn),
    act: '便の使用を撤回する',
    keep: '撤回しない',
    dialogTitle: '便の使用を撤回します',
    dialogText:
      '今日までにお預かりした便を、引き渡したものも含めて、すべて保留にします。とりやめるには、事務局への連絡が必要です。',
    done: '便の使用の撤回を受け付けました。',
    failed: '撤回できませんでした',
    since: (day: string) => `${day}に、便の使用の撤回を受け付けました。`,
  },
  withdrawal: {
    title: '献便への同意の撤回',
    lead: '同意は、いつでも、理由を言わずに撤回できます。撤回による不利益はありません。撤回すると、次のようになります。',
    consequences: [
      'すぐに利用の一時停止となり、これからの検査と献便は行いません。ドナーの認定は、有効期限で終わります',
      'これまでの献便の協力金は、有効期間が終わるときに確定し、これまでどおりお渡しします',
      'お預かりした便は、これだけでは保留になりません。使わないでほしいときは、「お預かりした便の使用の撤回」もお選びください',
      'まだ使われていない便と検体の取り扱いは、事務局からご連絡して、ご希望をうかがいます',
      'すでに治療や研究に使われた便と検体は、元に戻せません',
      '登録した内容と記録は残ります。消したいときは、退会の手続きをお使いください',
    ],
    again: SIGN_ANEW,
    toWithdrawal: '退会の手続きへ',
    dialogTitle: '同意を撤回します',
    dialogText:
      '利用が一時停止となり、検査と献便はできなくなります。元に戻すには、同意書への新しい署名が必要です。',
    done: '同意の撤回を受け付けました。',
    failed: '撤回できませんでした',
    suspended:
      'いまはご利用を停止しているため、この画面から撤回できません。撤回をご希望のときは、事務局へご連絡ください。',
  },
} as const
