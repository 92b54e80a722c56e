import type { Queryable } from '../../../server/db/client'
import type { Notes } from '../notes'

/**
 * A rule that has to hold whatever people do.
 * `check` looks at the rows, and at what those outside were told, and names each row or person that breaks it, by id.
 */
export type Invariant = {
  /** As the report says it. */
  label: string
  check(db: Queryable, notes: Notes): Promise<{ looked: number; broken: string[] }>
}
