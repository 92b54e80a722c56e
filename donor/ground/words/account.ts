import { ADDRESS_CODE_HOURS } from '../../../shared/facts/terms'
import { codeSentTo } from './addressConfirmation'

/** アカウント設定, by section. */
export const accountTexts = {
  profile: {
    title: '登録情報',
    updateRequired: '変わったところがないか確かめて、保存してください。',
    edit: '登録情報を変える',
    stop: '変更をやめる',
  },
  email: {
    title: 'メールアドレス',
    current: 'いまのメールアドレス',
    next: '新しいメールアドレス',
    lead: '新しいメールアドレスに6桁の確認コードをお送りします。コードを入力すると変わります。',
    same: 'いまと同じメールアドレスです',
    send: '確認コードを送る',
    sent: (email: string) => `${codeSentTo(email)}コードは${ADDRESS_CODE_HOURS}時間有効です。`,
    unchanged: 'コードを入力するまで、いまのメールアドレスは変わりません。',
    change: 'メールアドレスを変更する',
    resend: 'コードを再送する',
    stop: '変更をやめる',
    changed: 'メールアドレスを変更しました。',
    notYetInProfile:
      '新しいメールアドレスは確認できましたが、登録情報に反映できませんでした。もう一度「メールアドレスを変更する」を押してください。',
  },
  password: {
    title: 'パスワード',
    lead: '変更すると、ほかの端末ではもう一度ログインが必要になります。',
    current: 'いまのパスワード',
    wrong: 'いまのパスワードが正しくありません。',
    next: '新しいパスワード',
    change: 'パスワードを変更する',
    changed: 'パスワードを変更しました。',
  },
  magazine: {
    title: 'お知らせメール',
    hint: '手続きに必要なメールは、選ばなくてもお送りします',
  },
  reminder: {
    title: 'もう一度受けられる日のお知らせ',
    hint: 'お待ちいただく日が決まっているときは、その日になりましたら、メールでお知らせします',
  },
  ownData: {
    title: '自分のデータを書き出す',
    lead: '登録情報、オンラインチェックの回答、同意書、検査、献便、協力金、お送りしたメール、手続きやログインの記録など、ご本人について保存している内容を1つのファイルにまとめてお渡しします。担当者の覚え書きと氏名は含みません。',
    caution: '健康に関する情報が含まれます。共用の端末には保存しないでください。',
    pdf: 'PDFで書き出す（読む・印刷する）',
    csv: 'CSVで書き出す（表計算ソフト向け）',
    json: 'JSONで書き出す',
    done: '書き出しました。',
    failed: '書き出せませんでした',
    fileName: (serviceName: string, date: string) => `${serviceName}_自分のデータ_${date}`,
  },
  rights: {
    lead: '個人情報保護法による開示、訂正、利用の停止、消去などをご請求いただけます。状況とお返事も、ここで見られます。',
    link: '請求する、状況を見る',
  },
  consent: {
    title: '同意書',
    lead: 'ガイダンスで署名された同意書を読み返したり、同意を撤回したりできます。',
    link: '同意書を見る',
  },
  everywhere: {
    title: 'ログアウト',
    lead: '共用の端末にログインしたままのときや、端末をなくしたときにお使いください。この端末からもログアウトします。',
    open: 'すべての端末からログアウトする',
    question: 'すべての端末からログアウトします',
    consequence: 'どの端末でも、続けるにはもう一度ログインが必要になります。',
    keep: 'ログインしたままにする',
    failed: 'ログアウトできませんでした',
    done: 'すべての端末からログアウトしました。',
  },
  withdrawal: {
    title: '退会',
    lead: '退会すると、登録情報は削除され、元に戻せません。',
    link: '退会の手続きへ進む',
  },
  notSaved: '保存できませんでした',
  inputKept: '入力した内容は残っています。',
} as const
