import type { Role } from '../../../shared/generated/schema'

export const DUTY_WORK = '役割でできること'

export const roleMeanings: Readonly<Record<Role, string>> = {
  Administrator: '管理者のアカウント、ガイダンスの枠、設定と、会員への対応をします。健康の情報は見えません。',
  Coordinator: '会員との連絡、ガイダンス、検査日の調整をします。答えと検査の結果は見えません。',
  Physician: '健康の情報を見て、判定や確かめることに答えます。',
  Reception: 'カードや名前で会員を探し、体調を聞き、便を受け取ります。健康の情報は見えません。',
  Finance: '協力金の記録とお渡しをします。',
  Support: '一覧と記録を見て、会員ごとのメモを書きます。健康の情報は見えず、ほかの記録は変えられません。',
  Auditor: '記録を見て確かめ、確かめた結果を書きます。会員の記録は変えられません。',
}

/** On a person's page, before the link to what each duty may do. */
export const notShown = (what: readonly string[]) =>
  `いまの役割では、次の内容は表示されません：${what.join('、')}。`

/** In place of a value that the caller's duties do not show; never said of what there is none. */
export const NOT_SHOWN = 'この役割では表示されません'
export const NEXT_STEP_NOT_SHOWN = '次の手続きは、チェックの結果によります'
export const LIST_NOT_OPENED = '目的を選んで表示'
export const OPEN_TO_SEE =
  '問い合わせや面談、判定のために「健康に関する記録を開く」と、見られる役割の方には表示されます。'

/** For administrators whose account is older than the duties. */
export const DUTIES_OF_BEFORE = {
  title: '役割が7つに分かれました',
  text: '以前からの管理者は、これまでどおり、健康の情報も見られます（「管理者」と「医師」の両方の役割です）。健康の情報を見る方を限るときは、設定の「担当」で役割を選び直してください。',
  read: '確認しました',
  more: '役割でできることを見る',
}
