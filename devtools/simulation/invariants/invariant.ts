import type { Queryable } from '../../../server/ground/db/client'
import type { Notes } from '../notes'

/** A rule that always holds. `check` names the id of each row or person that breaks it. */
export type Invariant = {
  label: string
  check(db: Queryable, notes: Notes): Promise<{ looked: number; broken: string[] }>
}
