/** `/verify`: what a receipt is, which checks were made, what it proves and what not. */
export const verifyTexts = {
  lead: '同意や判定などの控えが、記録されたときのままかどうかを確かめるページです。運営者から受け取った「一覧の署名」も確かめられます。',
  privacy: {
    title: '控えは、この端末から外へ出ません',
    text: 'このページの中だけで確かめます。通信を切ったままでも使えます。',
  },
  needsScript: 'このページを使うには、ブラウザーのJavaScriptを有効にしてください。',
  notSupported: 'このブラウザーでは確かめられません。別のブラウザーか、新しい版でお試しください。',
  file: {
    label: '控えのファイル',
    hint: '「お支払いの控え-2026-12-01.pdf」、「同意の控え-2026-12-01.tlog-proof.txt」、「2026-12-01T0910.records.checkpoint」のような名前です。ここへ置くこともできます。',
    tooLarge: 'ファイルが大きすぎます。控えのファイルを選んでください。',
  },
  keys: {
    summary: '確かめるのに使う公開鍵',
    label: '公開鍵（1行に1つ）',
    hint: '書面などで受け取った公開鍵があるときは、貼り替えて確かめてください。',
    none: 'このサービスは、まだ控えに署名していません。受け取った公開鍵を貼り付けてください。',
  },
  good: 'この控えは、記録されたときのままです',
  payout: {
    good: 'このお支払いは、記録されたとおりです',
    proves: (signedAt: string | null) =>
      signedAt === null
        ? '下のお支払いが台帳に記録され、そのあと書き換えられていないこと。控えの金額と日が、下と同じかどうかを見比べてください。'
        : `下のお支払いが、${signedAt}までに台帳に記録され、そのあと書き換えられていないこと。控えの金額と日が、下と同じかどうかを見比べてください。`,
    paidAt: 'お支払いした日時',
    amount: '合計',
    donations: '献便の回数',
    times: (count: number) => `${count}回`,
    entries: (count: number) => `台帳の記録（${count}件）`,
    limits: ['控えの紙面にある、お名前と献便した日。署名のついた記録には入っていません。'],
  },
  head: {
    good: 'この署名は、本物です',
    proves: (tree: string, size: string, signedAt: string | null) =>
      `${signedAt === null ? '署名した時点' : signedAt}に、${tree}の一覧に${size}件が入っていて、その全体の要約が下のとおりだったこと。`,
    trees: { log: '活動記録', records: '同意、判定、お支払いなどの記録' } as Readonly<Record<string, string>>,
    anyTree: '記録',
    sizeLabel: '一覧の件数',
    rootLabel: '一覧の要約',
    steps: { form: '署名の形をしている', key: '知っている鍵で署名されている', signature: '署名が正しい' },
    limits: [
      '一覧に入っている記録の中身。',
      '別の日の署名とのつながり。件数が同じなのに要約が違う署名が2つあれば、一覧は書き換えられています。',
      '日時を刻んだ時計が正しいこと。',
      '公開鍵が本当に運営者のものであること。別の方法で受け取った公開鍵と見比べてください。',
    ],
  },
  bad: {
    form: {
      title: '控えとして読めません',
      text: '控えのファイルではないか、途中で切れています。受け取ったときのファイルを選んでください。',
    },
    key: {
      title: '別の鍵で署名されています',
      text: 'ここにある公開鍵では確かめられません。別のサービスの控えか、署名した人が違います。',
    },
    signature: {
      title: '署名が合いません',
      text: '署名、署名の日時、または一覧の大きさか要約が書き換えられています。控えでは、最後の数行です。',
    },
    proof: {
      title: '記録の一覧とつながりません',
      text: '記録から署名までをつなぐ行（「index」から空行まで）が書き換えられているか、別の控えのものです。',
    },
    content: {
      title: '内容が書き換えられています',
      text: '署名とそこまでのつながりは本物ですが、内容（はじめの行から空行まで）が、記録されたものと違います。',
    },
  },
  stepsTitle: '確かめたこと',
  steps: {
    form: '控えの形をしている',
    key: '知っている鍵で署名されている',
    signature: '署名が正しい',
    proof: '記録が、署名された一覧に入っている',
    content: '内容が、一覧に入ったものと同じ',
  },
  stepStates: { good: '合っています', bad: '合いません', open: '確かめていません' },
  provesTitle: 'この確認で分かること',
  proves: (signedAt: string | null) =>
    signedAt === null
      ? '下の内容が記録され、そのあと書き換えられていないこと。'
      : `下の内容が、${signedAt}までに記録され、そのあと書き換えられていないこと。`,
  limitsTitle: 'この確認では分からないこと',
  limits: [
    '内容が正しいこと（たとえば、検査の結果そのもの）。',
    'いまも同じであること（たとえば、あとから同意を撤回していないか）。',
    '日時を刻んだ時計が正しいこと。',
    '公開鍵が本当に運営者のものであること。別の方法で受け取った公開鍵と見比べてください。',
  ],
  contentTitle: '記録の内容',
  /** Titles are part of what is sealed; people know these by other names. */
  titles: { 適性チェックの判定: 'オンラインチェックの判定', 来院検査の判定: '検査の判定' } as Readonly<
    Record<string, string>
  >,
  more: 'くわしい内容',
  place: (no: string, size: string) => `${size}件の一覧の${no}番目`,
  placeLabel: '一覧での位置',
  signedLabel: '署名した日時',
  keyLabel: '署名した鍵',
} as const

/** Words for the codes in an entry. */
export const entryValues: Readonly<Record<string, string>> = {
  ConsentGiven: '同意しました',
  ConsentWithdrawn: '同意を撤回しました',
  ConsentRestored: '撤回の記録を取り消しました',
  ConsentTakenBack: '同意の記録を取り消しました',
  UseWithdrawn: 'お預かりした便の使用を撤回しました',
  Left: '退会しました',
  Donation: '献便',
  RenewalBonus: '更新',
  Pending: '見込み',
  Due: '確定',
  Paid: 'お渡し済み',
  Cancelled: '取り消し',
  Passed: '通過',
  Failed_1: '時期を改める',
  Failed_2: '現在の基準では対象外',
  Certified: '認定',
  NotCertified: '認定なし',
  DriversLicense: '運転免許証',
  MyNumberCard: 'マイナンバーカード',
  Passport: 'パスポート',
  ResidenceCard: '在留カード',
  HealthInsurance: '健康保険の資格確認書',
  Other: 'その他',
}
