/** Open sign-ins, in both applications. */
export const sessionTexts = {
  title: 'ログイン中の端末',
  lead: '心当たりのない端末があるときは、その端末からログアウトし、パスワードを変更してください。',
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
} as const
