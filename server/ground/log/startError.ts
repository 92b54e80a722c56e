import { SettingsError } from '../settings/env'
import { errorFacts } from './errorFacts'

/** Why the program does not start, in Japanese; printed without a stack. */
export class StartError extends Error {}

/** Database errors, and errors that wrap them, contain the statement's values. */
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'query' in error || 'severity' in error || isOfDatabase(error.cause)
}

const DATABASE_FAULTS: Record<string, string> = {
  '28P01': 'データベースのユーザー名かパスワードが違います。環境変数「DATABASE_URL」を確認してください。',
  '28000':
    'データベースが、このユーザーの接続を許していません。pg_hba.confと環境変数「DATABASE_URL」を確認してください。',
  '3D000': '環境変数「DATABASE_URL」の名前のデータベースがありません。',
  '42501':
    'データベースのユーザーに権限がありません。移行と復元は表の所有者で実行し、そのあとサービスのユーザーに権限を付けてください（docs/operations.md「The database’s user」）。',
  '53100': 'データベースのディスクに空きがありません。不要なファイルを消すか、容量を増やしてください。',
  '53300':
    'データベースの接続数が上限に達しています。max_connectionsを増やすか、ほかの接続を減らしてください。',
}

/** What a fault of the database means for whoever runs it; null for others. */
export function databaseFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return DATABASE_FAULTS[code] ?? databaseFault(error.cause)
}

/** The text for an error that ends the start or a command: our sentence, or its facts. */
export function failureText(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  const fault = databaseFault(error)
  if (fault !== null) return fault
  const facts = JSON.stringify(errorFacts(error), null, 2)
  return error instanceof Error && !isOfDatabase(error) ? `${error.message}\n${facts}` : facts
}
