import { EVERY_MINUTES, NEXT_MINUTES } from '../../../shared/facts/terms'
import type { SealedChain, SealVerdict } from '../../../shared/generated/schema'

export const sealWords = {
  lead: `活動記録と、同意・判定・お支払い・閲覧などの記録は、書き込まれると${EVERY_MINUTES}分以内に封印し、${NEXT_MINUTES}分ごとに、その時点の全体に署名します。署名を別の場所にも保存しておくと、あとから記録を書き換えたり消したりした場合に、だれでも気づけます。`,
  size: '封印した記録',
  waiting: '封印を待っている記録',
  head: '最新の署名',
  covers: '署名した記録',
  verdict: 'いまの封印との照合',
  keys: '公開鍵',
  save: '署名を保存する',
  none: 'まだありません',
  rows: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  how: '確かめ方',
  howHere:
    'この画面を開くたびに、封印の一覧が、最新の署名のときから変わっていないかを照合します。記録を1件ずつ封印と照らし合わせるには、サーバーで npm run verify を実行します。',
  howElsewhere:
    '保存した署名は、公開鍵と合っているかを、ログインせずに「控えを確かめる」のページで確かめられます。通信は使いません。',
  verifyPage: '控えを確かめる',
} as const

export const sealedChains: Record<SealedChain, { title: string; text: string }> = {
  log: { title: '活動記録', text: 'だれが、いつ、何をしたかの記録です。' },
  records: {
    title: '同意・判定・お支払い・閲覧',
    text: '同意とその取り消し、チェックと検査の判定、協力金、記録を見た人、変更前と変更後です。',
  },
}

export const sealVerdicts: Record<SealVerdict, { label: string; text: string }> = {
  Kept: { label: '署名したときのままです', text: '' },
  Unsigned: {
    label: 'まだ署名がありません',
    text: `署名は、新しい記録があると${NEXT_MINUTES}分ごとに作ります。署名の鍵がない場合は、作られません。`,
  },
  Parted: {
    label: '署名と合いません',
    text: '署名したあとに、封印が消されたか、作り直された可能性があります。サーバーで npm run verify を実行して、場所を確かめてください。古いバックアップから戻した場合にも、こうなります。',
  },
  Foreign: {
    label: '署名を確かめられません',
    text: '別の鍵で署名されているか、署名のファイルが書き換えられています。署名の鍵を取り替えた場合は、前の鍵も残してください。',
  },
}
