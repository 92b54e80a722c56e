import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PublicTexts } from '../../../shared/facts/config'
import { parseConsentDocument, type ConsentDocument } from '../../../shared/words/donating/consentDocument'
import type { Settings } from '../settings/env'
import { isMadeUp } from './samplesLeft'
import { StartError } from '../log/startError'

export type KnownConsent = ConsentDocument & { sha256: string; content: string }

const SAMPLES = fileURLToPath(new URL('../../../docs/', import.meta.url))
const FILE = /\.(?:md|txt)$/

/**
 * The consent texts in the operator file's folder, ordered by the day they become valid. Empty without a
 * folder: then staff enter the paper's version.
 * @throws StartError naming a file that is unreadable, malformed or still the sample
 */
export function readConsents(
  { mode, operatorFile }: Pick<Settings, 'mode' | 'operatorFile'>,
  { consentFolder }: Pick<PublicTexts, 'consentFolder'>,
): readonly KnownConsent[] {
  if (consentFolder === undefined) return []
  const folder = resolve(operatorFile === null ? SAMPLES : dirname(operatorFile), consentFolder)
  const refuse = (file: string, message: string) => new StartError(`同意書のファイル ${file}：${message}。`)
  const found = namesIn(folder).map((name): KnownConsent => {
    const file = join(folder, name)
    const content = readText(file)
    const parsed = content === null ? 'UTF-8の文書として読めません' : parseConsentDocument(content)
    if (content === null || typeof parsed === 'string') throw refuse(file, String(parsed))
    if (mode === 'production' && operatorFile !== null && isMadeUp(content))
      throw refuse(file, '見本のままです。実際に使う文書に置き換えてください')
    return { ...parsed, content, sha256: hash('sha256', content, 'hex') }
  })
  const twice = found.find(({ version }, index) => found.findIndex((one) => one.version === version) < index)
  if (twice) throw refuse(folder, `版「${twice.version}」が二つあります`)
  return found.toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => FILE.test(name))
      .toSorted()
  } catch {
    throw new StartError(`同意書のフォルダー ${folder} を読めません。「consentFolder」を確かめてください。`)
  }
}

/** Decodes without loss, so that the hash can be recomputed from the text. */
function readText(file: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
  } catch {
    return null
  }
}
