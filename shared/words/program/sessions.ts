/** Open sign-ins, in both applications. */
export const sessionTexts = {
  title: 'ログイン中の端末',
  lead: '心当たりのない端末があるときは、その端末をログアウトさせ、パスワードを変更してください。',
  device: '端末',
  unknownDevice: '不明な端末',
  signedInAt: 'ログインした日時',
  lastUsedAt: '最後に使った日時（およそ）',
  network: '接続元（一部）',
  thisOne: 'この端末',
  end: 'ログアウトさせる',
  endOf: (device: string) => `${device}をログアウトさせる`,
  endOthers: 'ほかのすべての端末をログアウトさせる',
  ended: 'ログアウトさせました。',
  alone: 'ほかにログイン中の端末はありません。',
  elsewhere:
    'この環境では、ログイン中の端末を一覧にできません（ログインはAmazon Cognitoで管理しています）。「すべての端末からログアウトする」をお使いください。',
  elsewhereForMembers:
    'ログイン中の端末の一覧は、お見せできません。心当たりのないログインがあるときは、次の「すべての端末からログアウトする」を押してから、パスワードを変更してください。',
  failed: 'ログアウトさせられませんでした',
} as const
