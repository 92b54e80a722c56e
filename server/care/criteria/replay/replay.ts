import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { criteriaOf, type Criteria } from '../../../../shared/rules/criteria/content'
import { criteriaFaults } from '../../../../shared/rules/criteria/criteriaFaults'
import type { CriteriaFault } from '../../../../shared/rules/criteria/fault'
import { type Impact, numbersOf } from '../impact'
import { parseContent } from '../../../../shared/rules/criteria/parseContent'
import { impactOn } from '../judgeAgain'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { clockStartingAt, systemClock } from '../../../ground/clock'
import { criteriaHash } from '../criteriaHash'
import { findCriteriaInForce } from '../criteriaInForce'
import { lastChecks } from '../lastChecks'
import type { Transaction } from '../../../ground/db/client'
import { openToRead } from '../../../ground/db/openDatabase'
import type { Deps } from '../../../ground/deps'
import { readSettings } from '../../../ground/settings/env'
import { readOperator } from '../../../ground/files/readOperator'
import { failureText, StartError } from '../../../ground/log/startError'
import { requireMasterKeys } from '../../../ground/vault/requireMasterKeys'
import { readVault } from '../../../ground/vault/vault'
import { replayJudgements, type Replayed } from './replayJudgements'
import type { ImpactGroup } from '../../../ground/tables/keptImpact'
import { standingLabels } from '../../../../shared/words/labels/criteriaLabels'
import { onlineCheckResultLabels } from '../../../../shared/words/labels/screeningLabels'

type Asked = Pick<Deps, 'questionnaires' | 'vault' | 'texts'>

const MOST_SHOWN = 100

/** Exit code 0: all judgements are the same; 1: some differ; 2: the check failed. */
async function replay(): Promise<0 | 1> {
  const { values } = parseArgs({ options: { candidate: { type: 'string' } } })
  const candidate = values.candidate === undefined ? null : readCandidate(values.candidate)
  const settings = readSettings(process.env, { production: false, empty: true })
  const asked: Asked = { questionnaires, vault: readVault(settings), texts: readOperator(settings) }
  const clock = settings.fakeNow ? clockStartingAt(settings.fakeNow) : systemClock
  const connection = await openToRead(settings)
  try {
    const { replayed, impact } = await connection.db.transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`)
        await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
        await requireMasterKeys(tx, settings)
        return {
          impact: candidate && (await impactOf(tx, { ...asked, clock }, candidate)),
          replayed: await replayJudgements(tx, asked),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    process.stdout.write(`${[...(impact ? [impactTable(impact)] : []), ...lines(replayed)].join('\n')}\n`)
    return replayed.differing.length === 0 ? 0 : 1
  } finally {
    await connection.close()
  }
}

function lines({ judgements, identical, differing, erased }: Replayed): string[] {
  const kinds = { check: 'オンラインチェック', correction: '答えの訂正' }
  return [
    ...(erased > 0 ? [`ほかに ${erased}件は、退会した方の答えが消えているため、比べられません。`] : []),
    ...differing.slice(0, MOST_SHOWN).map(({ kind, id }) => `判定がちがいます：${kinds[kind]} ${id}`),
    ...(differing.length > MOST_SHOWN ? [`ほか ${differing.length - MOST_SHOWN}件`] : []),
    `${judgements} judgements, ${identical} identical`,
  ]
}

/** @throws StartError with each invalid rule and field */
function readCandidate(path: string): Criteria {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartError(`判定基準のファイル「${path}」を読み取れません。`)
  }
  const parsed = parseContent(value)
  if ('faults' in parsed) throw faulty(path, parsed.faults)
  const { content } = parsed
  const form = questionnaires.all.find(({ version }) => version === content.questionnaire)
  if (!form) throw new StartError(`質問票「${content.questionnaire}」はありません。`)
  const faults = criteriaFaults(content, form)
  if (faults.length > 0) throw faulty(path, faults)
  return criteriaOf(form, content, { number: 'candidate', sha256: criteriaHash(content) })
}

const faulty = (path: string, faults: readonly CriteriaFault[]) =>
  new StartError(
    [
      `判定基準のファイル「${path}」に、直すところがあります。`,
      ...faults.map(({ rule, field, message }) => `  ${rule} ${field}：${message}`),
    ].join('\n'),
  )

async function impactOf(
  tx: Transaction,
  asked: Asked & Pick<Deps, 'clock'>,
  candidate: Criteria,
): Promise<Impact> {
  const before = await findCriteriaInForce(tx, asked)
  if (!before) throw new StartError('適用中の判定基準がないため、比べられません。')
  const impact: Impact = { people: 0, changes: [] }
  const on = {
    before,
    after: candidate,
    today: japaneseDateOf(asked.clock.now()),
    regionName: asked.texts.region.name,
  }
  for await (const checks of lastChecks(tx, asked.vault)) {
    impact.people += checks.length
    impact.changes.push(...checks.flatMap((check) => impactOn(check, on) ?? []))
  }
  return impact
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(2))
try {
  process.exitCode = await replay()
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 2
}

function count(value: number): string {
  return value.toLocaleString('ja-JP')
}

/** The people affected by candidate criteria, as lines of text without names. */
function impactTable(impact: Impact): string {
  const { people, unchanged, donorsLost, groups, rules = [] } = numbersOf(impact)
  return [
    `いまの答え ${count(people)}人分で試算しました。`,
    ...groups.map(groupLine),
    `  変わらない方：${count(unchanged)}人`,
    `  献便期間中で、通過しなくなる方：${count(donorsLost)}人`,
    ...rules.map((rule) => `  ${rule.ruleId}で変わる方：${count(rule.people)}人`),
  ].join('\n')
}

function groupLine({ before, after, standing, people, daysLeast, daysMost }: ImpactGroup): string {
  const result =
    before === after
      ? `${onlineCheckResultLabels[before]}のまま、日付が動く方`
      : `${onlineCheckResultLabels[before]}から${onlineCheckResultLabels[after]}に変わる方`
  const days =
    daysLeast === null || daysMost === null ? '' : `、日付は${count(daysLeast)}日から${count(daysMost)}日動く`
  return `  ${result}（${standingLabels[standing]}）：${count(people)}人${days}`
}
