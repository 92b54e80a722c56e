import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { activityCategoryLabel, activityOperationLabel } from '../../shared/labels/activityLabels'
import { userActivityLabels as labels } from '../../shared/labels/consoleLabels'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { object, string } from '../../shared/validation/yup'
import { activityCondition } from '../activity/activityCondition'
import { activities, type ActivityRow } from '../activity/tables'
import type { RequestContext } from '../context'
import { countCapped } from '../db/countCapped'
import { badField, validated } from '../errors'
import { userProfiles } from '../users/tables'
import type { ExportColumn, ExportRequest } from './exportTable'
import { BATCH } from './readPages'

type Row = { entry: ActivityRow; lastName: string | null; firstName: string | null }

export const activityColumns: Record<string, ExportColumn<Row>> = {
  time: { heading: labels.time.admin, value: ({ entry }) => entry.time },
  category: { heading: labels.category.admin, value: ({ entry }) => activityCategoryLabel(entry.category) },
  operation: {
    heading: labels.operation.admin,
    value: ({ entry }) => activityOperationLabel(entry.category, entry.operation),
  },
  User: {
    heading: labels.User.admin,
    value: ({ lastName, firstName }) => [lastName, firstName].filter(Boolean).join(' '),
  },
  userId: { heading: labels.userId.admin, value: ({ entry }) => entry.userId },
  text: { heading: labels.text.admin, value: ({ entry }) => entry.text },
  id: { heading: labels.id.admin, value: ({ entry }) => entry.id },
}

const filterSchema = object({
  from: string().nullable(),
  to: string().nullable(),
  user_id: string().nullable(),
  category: string().nullable(),
  operation: string().nullable(),
  text: string().nullable(),
}).exact()

function instantOf(name: string, value: string | null | undefined): Date | null {
  if (!value) return null
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  return instant
}

/** The activity log by the arguments of `listUserActivity`, newest first. */
export function openActivity(context: RequestContext, { filter }: ExportRequest) {
  const { from, to, ...rest } = validated(filterSchema, filter ?? {})
  const args = { ...rest, from: instantOf('from', from), to: instantOf('to', to) }
  const where = activityCondition(args, context.now)
  const { lists: db } = context.deps
  return {
    count: (cap: number) => countCapped(db, activities, where, cap),
    async *batches(): AsyncGenerator<Row[]> {
      for (let older: SQL | undefined, more = true; more;) {
        const rows = await db
          .select({ entry: activities, lastName: userProfiles.lastName, firstName: userProfiles.firstName })
          .from(activities)
          .leftJoin(userProfiles, eq(userProfiles.id, activities.userId))
          .where(and(where, older))
          .orderBy(desc(activities.time), desc(activities.id))
          .limit(BATCH)
        yield rows
        const last = rows.at(-1)?.entry
        if (last)
          older = sql`(${activities.time}, ${activities.id}) < (${last.time.toISOString()}, ${last.id})`
        more = rows.length === BATCH
      }
    },
  }
}
