import { AGE_LIMIT } from '../../rules/person/ages'
import type { OfficePointKind } from '../../generated/schema'

/** The members' texts are in shared/messages. */
export const officePointLabels = {
  ConsentWithdrawn: {
    label: '同意の撤回',
    text: '本人が同意を撤回し、利用を一時停止しました。まだ使われていない便と検体をどうするか、本人の希望を確かめてください。予約と検査の予定が残っていれば、取り消してください。',
  },
  BirthdayDiffers: {
    label: '生年月日の確認',
    text: 'オンラインチェックで答えた生年月日と、登録情報の生年月日が違います。本人に確かめ、登録情報が違うときは直してください。答えが違うときは、もう一度チェックを受けられるようにしてください。',
  },
  TownDiffers: {
    label: 'お住まいの確認',
    text: 'オンラインチェックで答えた市町村と、登録情報の住所が違います。いまお住まいの市町村を、本人に確かめてください。',
  },
  MovedOutside: {
    label: '対象地域の外への転居',
    text: '有効期間中に、住所が対象地域の外に変わりました。献便に通えるか、有効期限までどうするかを、本人と相談してください。',
  },
  AgeReached: {
    label: '年齢の上限',
    text: `有効期間中に、${AGE_LIMIT}歳になりました。有効期限までどうするか、次の更新はどうなるかを、本人に伝えてください。`,
  },
  VisitsToCheck: {
    label: '献便の記録の確認',
    text: '受付だけでは記録しない献便（前の日の分、または1日の回数を超えた分）を、理由を添えて記録しました。できるだけ記録した方とは別の方が、来室の控えと回数を確かめてください。間違いなら、その献便の記録を取り消してください。',
  },
  SamePerson: {
    label: '同じ方の登録',
    text: '生年月日と、お名前の読みか電話番号が同じ方が、ほかにも登録されています。同じ方かどうかを、医師か管理者が、お二人の登録を見比べて決めてください。決まるまで、ガイダンスには案内しません。本人には、ふだんの案内待ちと同じに見えています。',
  },
  ConditionReport: {
    label: '体調のお知らせ',
    text: '本人から、体調が変わったというお知らせがありました（退会した方からは、事務局が聞いて記録しています）。会員の画面の「体調」で内容を見て、その日から受け取った便をどうするかを決め、記録してください。',
  },
} satisfies Record<OfficePointKind, { label: string; text: string }>
