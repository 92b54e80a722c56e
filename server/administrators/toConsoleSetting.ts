import type { ConsoleSetting } from '../generated/resolvers'
import type { consoleSettings } from '../schema/administrators'

export const toConsoleSetting = (row: typeof consoleSettings.$inferSelect): ConsoleSetting => ({
  Key: row.key,
  Value: row.value,
  UpdatedAt: row.updatedAt,
})
