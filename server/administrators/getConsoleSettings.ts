import { asc, eq } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../access/context'
import type { ConsoleSetting } from '../generated/resolvers'
import { consoleSettings } from '../schema/administrators'

/**
 * The caller's console settings: saved views, columns, density.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
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
