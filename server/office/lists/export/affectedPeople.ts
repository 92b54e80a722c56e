import { breachWords } from '../../../../shared/words/records/breach'
import { readClassLabels } from '../../../../shared/words/labels/readLabels'
import { userProfileLabels } from '../../../../shared/words/labels/userProfileLabels'
import { readClasses } from '../../../../shared/rules/records/reads'
import { object, string } from '../../../../shared/forms/yup'
import type { RequestContext } from '../../../ground/access/context'
import { affectedAfter, countAffected, type AffectedRow } from '../../../records/cases/affected'
import { findBreach } from '../../../records/cases/breach'
import { addStep } from '../../../records/cases/openCase'
import { inTransaction } from '../../../ground/db/inTransaction'
import { validated, requireFound } from '../../../ground/errors'
import { exportTable, type ExportColumn, type ExportRequest } from './exportTable'
import { BATCH } from './readPages'

const filterSchema = object({ CaseId: string().required() }).exact()

/** People affected by a breach, by the choice stored in the case: exporting them adds a line to its history. */
function openAffected(context: RequestContext, { filter }: ExportRequest) {
  const { CaseId } = validated(filterSchema, filter ?? {})
  const { db, vault } = context.deps
  const choice = async () => {
    const breach = requireFound(await findBreach(db, CaseId))
    return breach.choice
  }
  return {
    count: async (cap: number) => Math.min((await countAffected(db, await choice())).people, cap + 1),
    async *batches() {
      const { principal, now } = context
      const actorId = principal.kind === 'staff' ? principal.id : null
      await inTransaction(context, (tx) =>
        addStep({ tx, vault }, { id: CaseId, userId: null }, { kind: 'Exported', actorId, now }),
      )
      let after: string | null = null
      for (;;) {
        const rows: AffectedRow[] = await affectedAfter(db, await choice(), { after, limit: BATCH })
        if (rows.length > 0) yield rows
        after = rows.at(-1)?.person ?? null
        if (rows.length < BATCH) return
      }
    },
  }
}

const at = (time: string | null) => (time ? new Date(time) : null)
const name = (label: string, key: keyof AffectedRow): ExportColumn<AffectedRow> => ({
  heading: label,
  value: (row) => row[key],
})

const columns: Record<string, ExportColumn<AffectedRow>> = {
  Id: name(breachWords.memberId, 'person'),
  DonorId: name(userProfileLabels.DonorId.admin, 'donorId'),
  LastName: name(userProfileLabels.LastName.admin, 'lastName'),
  FirstName: name(userProfileLabels.FirstName.admin, 'firstName'),
  LastNameFurigana: name(userProfileLabels.LastNameFurigana.admin, 'lastNameFurigana'),
  FirstNameFurigana: name(userProfileLabels.FirstNameFurigana.admin, 'firstNameFurigana'),
  Shown: {
    heading: breachWords.shown,
    value: ({ classes }) =>
      readClasses
        .filter((data) => classes.includes(data))
        .map((data) => readClassLabels[data])
        .join('、'),
  },
  Reads: { heading: breachWords.reads, value: ({ reads }) => reads },
  FirstAt: { heading: breachWords.firstAt, value: ({ first }) => at(first) },
  LastAt: { heading: breachWords.lastAt, value: ({ last }) => at(last) },
}

export const affectedPeople = exportTable<AffectedRow>({
  name: 'affected',
  type: 'UserProfile',
  personOf: ({ person }) => person,
  label: breachWords.affected,
  columns,
  open: openAffected,
})
