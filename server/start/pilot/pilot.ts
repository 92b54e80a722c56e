import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sample from '../../../docs/operator.sample.json' with { type: 'json' }
import { japaneseDateOf } from '../../../shared/facts/dates'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import { analytesOf } from '../../../shared/rules/criteria/content'
import { versionToSign } from '../../../shared/words/donating/consentDocument'
import { programContent } from '../../care/criteria/importCriteria'
import { systemClock } from '../../ground/clock'
import { readConsents } from '../../ground/files/readConsents'
import { readOperator } from '../../ground/files/readOperator'
import { writePdf, type PdfParts } from '../../ground/files/writePdf'
import { StartError } from '../../ground/log/startError'
import { readSettings } from '../../ground/settings/env'
import { runCommand } from '../backup/runCommand'
import { approvalList } from './approvalList'
import { firstWeek, measures } from './firstWeek'
import { floraSample, letterToHospital, letterToLaboratory, panelSample } from './letters'
import { operatorGuide } from './operatorGuide'
import { paperForms } from './paperForms'

/** Writes what an operator who begins needs on paper, out of the product's own texts and settings. */
async function pilot(): Promise<string> {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) throw new StartError('使い方：npm run pilot -- フォルダー')
  const place = resolve(process.env.INIT_CWD ?? '.', folder)
  const settings = readSettings(process.env, { production: false, empty: true })
  const texts = readOperator(settings)
  const now = systemClock.now()
  const consent = versionToSign(readConsents(settings, texts), japaneseDateOf(now))
  const form = questionnaires.current
  const content = programContent({ questionnaires, texts })
  const analytes = analytesOf(content)
  const refusals = content.hospitalRefusals.map(({ sentence }) => sentence)

  const documents: Readonly<Record<string, PdfParts>> = {
    '1-operator.pdf': operatorGuide(texts),
    '2-forms.pdf': paperForms({ texts, consent, analytes, refusals }),
    '3-letter-hospital.pdf': letterToHospital({ texts, analytes }),
    '4-letter-laboratory.pdf': letterToLaboratory({ texts, analytes }),
    '5-criteria.pdf': approvalList({ texts, form, content }),
    '6-first-week.pdf': firstWeek(texts),
    '7-measures.pdf': measures(texts),
  }
  const files: Record<string, string | Buffer> = {
    ...(settings.operatorFile === null && { 'operator.json': `${JSON.stringify(sample, null, 2)}\n` }),
    ...(texts.material !== false && { 'panels.csv': panelSample(analytes) }),
    'flora.csv': floraSample(),
  }
  const author = texts.operator.name
  for (const [name, parts] of Object.entries(documents)) {
    const [first] = parts
    const title = first && 'title' in first ? first.title : name
    files[name] = await writePdf({ title, author, now, parts })
  }
  mkdirSync(place, { recursive: true })
  for (const [name, content] of Object.entries(files)) write(join(place, name), content)
  return [
    `書き出しました：${place}`,
    ...Object.keys(files)
      .toSorted()
      .map((name) => `  ${name}`),
  ].join('\n')
}

/** What was filled in is never written over. */
function write(path: string, content: string | Buffer): void {
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new StartError(`「${path}」は、すでにあります。新しいフォルダーの名前を指定してください。`)
    throw error
  }
}

void runCommand(pilot)
