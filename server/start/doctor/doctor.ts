import { parseArgs } from 'node:util'
import { readSettings, SettingsError } from '../../ground/settings/env'
import { StartError } from '../../ground/log/startError'
import { Problem, Unknown } from './ask'
import { checks } from './checks'

const USAGE = '使い方：npm run doctor、または npm run doctor -- --mail-to 宛先のメールアドレス'

function readMailTo(): string | null {
  try {
    const { values } = parseArgs({ options: { 'mail-to': { type: 'string' } } })
    return values['mail-to'] ?? null
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const say = (mark: string, name: string, text: string) => process.stdout.write(`${mark} ${name}：${text}\n`)

/**
 * Checks the machine, the settings of production and every service behind them, and reports what is wrong. Changes
 * nothing: it deletes its test files at once, and sends a mail only to a given address.
 * @returns whether nothing has to be fixed
 */
async function examine(): Promise<boolean> {
  const mailTo = readMailTo()
  let settings
  try {
    settings = readSettings(process.env, { production: true, empty: true })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    say('✗', '設定', error.message)
    return false
  }
  say('✓', '設定', '必要な環境変数がそろっています')
  let isSound = true
  for (const [name, check] of checks)
    try {
      say('✓', name, await check(settings, { mailTo }))
    } catch (error) {
      if (error instanceof Unknown) say('－', name, error.message)
      else {
        isSound = false
        const ours = error instanceof Problem || error instanceof StartError
        // Messages of other errors may contain the password of a URL.
        say(
          '✗',
          name,
          ours ? error.message : `確かめられませんでした（${error instanceof Error ? error.name : ''}）。`,
        )
      }
    }
  process.stdout.write(isSound ? '\n起動できます。\n' : '\n✗の項目を直してから、もう一度実行してください。\n')
  return isSound
}

process.exitCode = (await examine()) ? 0 : 1
