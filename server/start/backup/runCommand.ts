import { failureText } from '../../ground/log/startError'
import type { Manifest } from './manifest'

export async function runCommand(command: () => Promise<string>): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    console.error(failureText(error))
    process.exitCode = 1
  }
}

const count = (value: number) => value.toLocaleString('ja-JP')

export const countOf = ({ tables }: Manifest): string =>
  count(tables.reduce((sum, { rows }) => sum + rows, 0))

export function summary(manifest: Manifest): string {
  const { createdAt, tables, files } = manifest
  return [
    `  時点　　　${createdAt}`,
    `  行　　　　${countOf(manifest)}（テーブル ${tables.length}）`,
    `  鍵　　　　${files.keys === 0 ? 'なし（Amazon Cognito、または環境変数の鍵を使うときは正常です）' : count(files.keys)}`,
    `  ファイル　${count(files.files)}`,
  ].join('\n')
}
