import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { criteriaOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { isJudgedTheSame } from '../judgeAgain'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import type { CheckVersion, JudgementBasis } from '../../../../shared/questionnaire/engine/judgement'
import type { Questionnaire } from '../../../../shared/questionnaire/engine/question'
import { criteriaHash } from '../criteriaHash'
import type { Queryable } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import { answerCorrections } from '../../../ground/tables/answerCorrections'
import { criteriaVersions } from '../../../ground/tables/criteria'
import { onlineChecks, screenings, type OnlineCheckRow } from '../../../ground/tables/screenings'
import { userProfiles } from '../../../ground/tables/users'

const BATCH = 500

type Differing = { kind: 'check' | 'correction'; id: string }

export type Replayed = {
  judgements: number
  identical: number
  differing: Differing[]
  /** Of people who have left: their answers are gone, so they cannot be compared. */
  erased: number
}

type Asked = Pick<Deps, 'questionnaires' | 'vault' | 'texts'>

/** Judges every stored judgement again, by its own version, day, kind and municipalities; columns must match too. */
export async function replayJudgements(db: Queryable, asked: Asked): Promise<Replayed> {
  const versions = await db
    .select({
      number: criteriaVersions.number,
      sha256: criteriaVersions.sha256,
      content: criteriaVersions.content,
    })
    .from(criteriaVersions)
  const contents = new Map(
    versions
      .filter(({ sha256, content }) => criteriaHash(content) === sha256)
      .map(({ number, sha256, content }) => [`${number} ${sha256}`, content]),
  )
  const replayed: Replayed = { judgements: 0, identical: 0, differing: [], erased: 0 }
  const note = (isSame: boolean, differing: Differing) => {
    replayed.judgements++
    if (isSame) replayed.identical++
    else replayed.differing.push(differing)
  }
  for (let last: string | null = null; ;) {
    const rows = await sentChecks(db, last)
    const left = rows.filter(({ hasLeft }) => hasLeft)
    replayed.erased += left.length
    const stay = rows.filter(({ hasLeft }) => !hasLeft)
    const opened = await asked.vault.open(
      db,
      'online_checks',
      stay.map(({ check }) => check),
    )
    const bases = new Map(
      stay.map(({ check, type }): [string, JudgementBasis] => [
        check.screeningId,
        basisOf(check, type, asked),
      ]),
    )
    for (const check of opened) {
      const basis = bases.get(check.screeningId)
      const isSame =
        basis !== undefined &&
        saysTheSame(check) &&
        isSameAnew({ ...asked, contents }, check.version, check, basis)
      note(isSame, { kind: 'check', id: check.screeningId })
    }
    for (const { id, version, isSame } of await corrections(db, asked, contents, { opened, bases }))
      for (const each of isSame) note(each && version !== '', { kind: 'correction', id })
    if (rows.length < BATCH) return replayed
    last = rows.at(-1)?.check.screeningId ?? null
  }
}

const sentChecks = (db: Queryable, last: string | null) =>
  db
    .select({ check: onlineChecks, type: screenings.inspectionType, hasLeft: userProfiles.deleteStatus })
    .from(onlineChecks)
    .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
    .innerJoin(userProfiles, eq(userProfiles.id, onlineChecks.userId))
    .where(
      and(
        isNotNull(onlineChecks.submittedAt),
        last === null ? undefined : gt(onlineChecks.screeningId, last),
      ),
    )
    .orderBy(asc(onlineChecks.screeningId))
    .limit(BATCH)

/** Old judgements have no basis; they were made on the day they were sent. */
function basisOf({ submittedAt }: OnlineCheckRow, type: string, { texts }: Asked): JudgementBasis {
  const today = japaneseDateOf(submittedAt ?? new Date(0))
  return {
    today,
    answeredOn: today,
    kind: type === 'Renewal' ? 'renewal' : 'registration',
    region: texts.region,
  }
}

/** Columns of the row repeat what lists and rules read of a judgement. */
function saysTheSame({ judgement, onlineCheckResult, onlineCheckScore, nextDate, criteria }: OnlineCheckRow) {
  return (
    judgement !== null &&
    judgement.result === onlineCheckResult &&
    judgement.score === onlineCheckScore &&
    judgement.nextDate === nextDate &&
    (judgement.basis?.criteria?.number ?? null) === criteria
  )
}

type Contents = ReadonlyMap<string, CriteriaContent>

function isSameAnew(
  { questionnaires, contents }: Pick<Asked, 'questionnaires'> & { contents: Contents },
  version: string,
  {
    answers,
    judgement,
    carried,
  }: Pick<CheckVersion, 'answers' | 'carried'> & { judgement: CheckVersion['judgement'] | null },
  basis: JudgementBasis,
): boolean {
  if (!judgement) return false
  const criteria = judgement.basis?.criteria
  const form = questionnaires.of(version)
  const content = criteria && contents.get(`${criteria.number} ${criteria.sha256}`)
  if (criteria && !content) return false
  const questionnaire: Questionnaire = criteria && content ? criteriaOf(form, content, criteria) : form
  return isJudgedTheSame({ answers, judgement, basis: { ...basis, carried } }, questionnaire)
}

async function corrections(
  db: Queryable,
  asked: Asked,
  contents: Contents,
  { opened, bases }: { opened: readonly OnlineCheckRow[]; bases: ReadonlyMap<string, JudgementBasis> },
): Promise<{ id: string; version: string; isSame: boolean[] }[]> {
  if (opened.length === 0) return []
  const versions = new Map(opened.map(({ screeningId, version }) => [screeningId, version]))
  const rows = await db
    .select()
    .from(answerCorrections)
    .where(inArray(answerCorrections.screeningId, [...versions.keys()]))
  return (await asked.vault.open(db, 'answer_corrections', rows)).map(
    ({ id, screeningId, before, after }) => {
      const version = versions.get(screeningId) ?? ''
      const basis = bases.get(screeningId)
      return {
        id,
        version,
        isSame: [before, after].flatMap((kept) =>
          kept && basis ? [isSameAnew({ ...asked, contents }, version, kept, basis)] : [],
        ),
      }
    },
  )
}
