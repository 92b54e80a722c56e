import { connectDatabase, databaseCode } from '../../ground/db/client'
import { SettingsError, type Settings } from '../../ground/settings/env'
import { differencesFromFile, findOpening } from '../../care/guidance/readOpening'
import { readOperator } from '../../ground/files/readOperator'
import { StartError } from '../../ground/log/startError'
import { nameOf, Problem, Unknown } from './ask'

const UNDEFINED_TABLE = '42P01'

/** Checks whether hours and closed days are still those of the operator file, used at the first start only. */
export async function bookingHours(settings: Settings): Promise<string> {
  const { databaseUrl, databasePooler: isPooled } = settings
  if (databaseUrl === null) return '最初の起動で、運営者の情報から写します'
  const { db, close } = connectDatabase(databaseUrl, { connections: 1, isPooled })
  try {
    const file = readOperator(settings)
    const kept = await findOpening(db)
    if (!kept) return '最初の起動で、運営者の情報から写します'
    const differing = differencesFromFile(kept, file)
    if (differing.length === 0) return '運営者の情報と同じです'
    return `管理画面で変更されています。運営者の情報の「${differing.join('」「')}」ではなく、データベースの内容で受け付けます`
  } catch (error) {
    if (databaseCode(error) === UNDEFINED_TABLE) return '最初の起動で、運営者の情報から写します'
    if (error instanceof SettingsError || error instanceof StartError)
      throw new Unknown('運営者の情報を直してから、もう一度確かめてください。')
    throw new Problem(`予約の時間を読めません（${nameOf(error)}）。データベースの項目を確認してください。`)
  } finally {
    await close()
  }
}
