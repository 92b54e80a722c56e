import type { Settings } from './env'
import { dataFolders } from './env'
import { logFile } from './startLog'
import type { Program } from './startProgram'

/** The accounts of the sample data; all have the password SAMPLE_PASSWORD. */
const SAMPLE_ACCOUNTS = [
  ['admin@example.com', '管理者'],
  ['support@example.com', 'サポート（閲覧のみ）'],
  ['donor@example.com', '認定され、献便している会員'],
  ['waiting@example.com', 'ガイダンスの案内を待っている会員'],
  ['applicant@example.com', '登録が済んだ会員（オンラインチェックはこれから）'],
] as const

const SAMPLE_PASSWORD = 'Demo-Passw0rd'

function addresses({ origin, adminOrigin, smtpUrl }: Settings): string[] {
  return [
    `  会員の画面　　${origin}/`,
    `  管理画面　　　${adminOrigin}/admin/`,
    ...(smtpUrl === null ? [`  届いたメール　${origin}/dev/mail`] : []),
  ]
}

function accounts(settings: Settings): string[] {
  if (!settings.sampleData) return []
  const width = Math.max(...SAMPLE_ACCOUNTS.map(([email]) => email.length))
  return [
    '',
    `見本のアカウント（パスワードはすべて ${SAMPLE_PASSWORD}）`,
    ...SAMPLE_ACCOUNTS.map(([email, who]) => `  ${email.padEnd(width)}　${who}`),
  ]
}

function places(settings: Settings, { databasePlace }: Program): string[] {
  const { dataDir, smtpUrl, databaseUrl } = settings
  return [
    '',
    '保存場所',
    `  データ　　　　${dataDir}`,
    `  データベース　${databaseUrl === null ? databasePlace : '環境変数「DATABASE_URL」の接続先'}`,
    ...(smtpUrl === null ? [`  メール　　　　${dataFolders(dataDir).mail}`] : []),
    `  ログ　　　　　${logFile(settings)}`,
  ]
}

/** What whoever started the program wants to know first. */
export function startMessage(settings: Settings, program: Program, serviceName: string): string {
  if (settings.mode === 'production') return `${serviceName}を起動しました：${settings.origin}/`
  return [
    '',
    `${serviceName}を起動しました。終了するにはCtrl+Cを押してください。`,
    '',
    ...addresses(settings),
    ...accounts(settings),
    ...places(settings, program),
    ...(settings.fakeNow ? ['', `時計は ${settings.fakeNow.toISOString()} から進んでいます。`] : []),
    '',
  ].join('\n')
}
