import type { Queryable } from '../../../server/db/client'
import type { Notes } from '../notes'

/**
 * A rule that always holds. `check` compares the rows with what callers were told, and names each row or person that
 * breaks it, by id.
 */
export type Invariant = {
  label: string
  check(db: Queryable, notes: Notes): Promise<{ looked: number; broken: string[] }>
}
