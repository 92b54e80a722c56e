import { FIRST_LINK_HOURS } from '../../../shared/facts/terms'
import { type Settings, dataFolders } from '../../ground/settings/env'
import { hasDevPages } from '../../doors/http/devOnly'
import { logFile } from '../../ground/log/logOptions'
import { isLoopbackName } from '../../ground/settings/loopback'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../../ground/settings/sampleAccounts'
import type { Program } from './startProgram'

/** Mails are shown only on the machine itself. */
const showsMails = ({ smtpUrl, host }: Settings) => smtpUrl === null && isLoopbackName(host)

function addresses(settings: Settings): string[] {
  const { origin, adminOrigin } = settings
  return [
    `  会員の画面　　${origin}/`,
    `  管理画面　　　${adminOrigin}/admin/`,
    ...(showsMails(settings) ? [`  届いたメール　${origin}/dev/mail`] : []),
    ...(hasDevPages(settings) ? [`  APIを試す　　　${origin}/dev/graphql`] : []),
  ]
}

function accounts(settings: Settings, { firstAdministrator }: Program): string[] {
  if (!isLoopbackName(settings.host))
    return [
      '',
      `ほかの端末からも接続できる設定（HOST=${settings.host}）のため、見本の会員・アカウントと「届いたメール」の画面はありません。`,
      ...(firstAdministrator && 'email' in firstAdministrator
        ? [
            '最初の管理者（このパスワードは一度だけ表示されます。ログインすると、新しいパスワードの設定に進みます）',
            `  ${firstAdministrator.email}　${firstAdministrator.temporaryPassword}`,
          ]
        : []),
    ]
  const present = settings.sampleData ? SAMPLE_ACCOUNTS : SAMPLE_ACCOUNTS.slice(0, 1)
  const width = Math.max(...present.map(([email]) => email.length))
  return [
    '',
    `アカウント（パスワードはすべて ${SAMPLE_PASSWORD}）`,
    ...present.map(([email, who]) => `  ${email.padEnd(width)}　${who}`),
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

/** For production, where this must not appear on standard output, which is the log. */
export const firstAdministratorMessage = (link: string): string =>
  [
    '最初の管理者は、次のリンクをブラウザーで開いて、メールアドレス・パスワード・認証アプリを登録してください。',
    `${FIRST_LINK_HOURS}時間以内に1回だけ使えます。ほかの人には見せないでください。`,
    '',
    `  ${link}`,
    '',
    '期限が切れたときは、「npm run first-administrator」（Debianでは run.sh first-administrator）で新しいリンクを作れます。',
  ].join('\n')

export function startMessage(settings: Settings, program: Program): string {
  const { serviceName } = program
  return [
    '',
    `${serviceName}を起動しました。終了するにはCtrl+Cを押してください。`,
    '',
    ...addresses(settings),
    ...accounts(settings, program),
    ...places(settings, program),
    ...(settings.fakeNow ? ['', `時計は ${settings.fakeNow.toISOString()} から進んでいます。`] : []),
    '',
  ].join('\n')
}
