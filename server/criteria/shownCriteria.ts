import type { Questionnaire } from '../../shared/questionnaire/question'
import type { Deps } from '../deps'
import { findCriteriaInForce } from './criteriaInForce'

/**
 * The criteria in force as pages show them. A page never waits for the database: each look asks anew beside it, and the next page
 * shows what was found. Before anything is in force they are the program's own.
 */
export function createShownCriteria(deps: Pick<Deps, 'db' | 'questionnaires' | 'log'>) {
  let shown: Questionnaire = deps.questionnaires.current
  let looking: Promise<void> | null = null

  async function find(): Promise<void> {
    try {
      shown = (await findCriteriaInForce(deps.db, deps)) ?? deps.questionnaires.current
    } catch (error) {
      deps.log.warn({ err: error }, 'pages show the criteria as they were last read')
    } finally {
      looking = null
    }
  }
  const look = (): Promise<void> => (looking ??= find())

  return {
    /** Looks now, for the first page. */
    look,
    read(): Questionnaire {
      void look()
      return shown
    },
  }
}
