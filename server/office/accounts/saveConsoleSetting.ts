import { and, count, eq, ne, asc } from 'drizzle-orm'
import { SETTINGS_FULL } from '../../../shared/words/program/formMessages'
import { consoleSettingSchema } from '../../../shared/forms/console'
import { requireStaff, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { badField, validated } from '../../ground/errors'
import type { ConsoleSetting, SaveConsoleSettingInput } from '../../generated/resolvers'
import { administrators, consoleSettings } from '../../ground/tables/administrators'

const SETTINGS_MAX = 50

/** Saves, replaces or (with null) deletes one of the caller's settings. Not in the activity log. */
export async function saveConsoleSetting(
  context: RequestContext,
  input: SaveConsoleSettingInput,
): Promise<ConsoleSetting | null> {
  const caller = requireStaff(context)
  const { Key, Value } = validated(consoleSettingSchema, input)
  const own = eq(consoleSettings.administratorId, caller.id)

  return inTransaction(context, async (tx) => {
    if (Value === null || Value === undefined) {
      await tx.delete(consoleSettings).where(and(own, eq(consoleSettings.key, Key)))
      return null
    }
    // Locked, so that simultaneous calls cannot exceed the maximum.
    await tx
      .select({ id: administrators.id })
      .from(administrators)
      .where(eq(administrators.id, caller.id))
      .for('update')
    const [others] = await tx
      .select({ count: count() })
      .from(consoleSettings)
      .where(and(own, ne(consoleSettings.key, Key)))
    if ((others?.count ?? 0) >= SETTINGS_MAX) throw badField('Key', SETTINGS_FULL)
    const values = { value: Value, updatedAt: context.now }
    const [row] = await tx
      .insert(consoleSettings)
      .values({ administratorId: caller.id, key: Key, ...values })
      .onConflictDoUpdate({ target: [consoleSettings.administratorId, consoleSettings.key], set: values })
      .returning()
    if (!row) throw new Error('A saved setting is missing')
    return toConsoleSetting(row)
  })
}

/** The caller's console settings: saved views, columns, density. */
export async function getConsoleSettings(context: RequestContext): Promise<ConsoleSetting[]> {
  const caller = requireStaff(context)
  const rows = await context.deps.db
    .select()
    .from(consoleSettings)
    .where(eq(consoleSettings.administratorId, caller.id))
    .orderBy(asc(consoleSettings.key))
  return rows.map(toConsoleSetting)
}

export const toConsoleSetting = (row: typeof consoleSettings.$inferSelect): ConsoleSetting => ({
  Key: row.key,
  Value: row.value,
  UpdatedAt: row.updatedAt,
})
