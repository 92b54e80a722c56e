import type { PublishedCriteria } from '../../../shared/rules/criteria/published'
import type { Questionnaire } from '../../../shared/questionnaire/engine/question'
import type { Deps } from '../../ground/deps'
import { publishedCriteria } from './publishedCriteria'

export type ShownCriteria = {
  /** In force; before the first approval, the program's own. */
  criteria: Questionnaire
  published: PublishedCriteria
  /** Changes with the shown content. */
  key: string
}

/** The criteria for pages. A page never waits for the database: it starts a read whose result the next page shows. */
export function createShownCriteria(deps: Pick<Deps, 'db' | 'questionnaires' | 'log'>) {
  let shown: ShownCriteria = {
    criteria: deps.questionnaires.current,
    published: { versions: [], nextOn: null },
    key: '',
  }
  let looking: Promise<void> | null = null

  async function find(): Promise<void> {
    try {
      const published = await publishedCriteria(deps.db, deps)
      const inForce = published.versions.find(({ isInForce }) => isInForce)
      shown = {
        criteria: inForce?.criteria ?? deps.questionnaires.current,
        published,
        key: keyOf(published),
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'pages show the criteria as they were last read')
    } finally {
      looking = null
    }
  }
  const look = (): Promise<void> => (looking ??= find())

  return {
    /** Reads now, for the first page. */
    look,
    read(): ShownCriteria {
      void look()
      return shown
    },
  }
}

const keyOf = ({ versions, nextOn }: PublishedCriteria): string =>
  [
    nextOn,
    ...versions.map(({ criteria, isInForce, until }) => [criteria.criteria.number, isInForce, until]),
  ].join()
