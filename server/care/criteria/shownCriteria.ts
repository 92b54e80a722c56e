import type { PublishedCriteria } from '../../../shared/rules/criteria/published'
import { japaneseDateOf } from '../../../shared/facts/dates'
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

/**
 * The criteria for pages. A page does not wait for the database: it starts a read whose result the next page shows. Only
 * the first page of the day on which a version begins waits for it.
 */
export function createShownCriteria(deps: Pick<Deps, 'db' | 'questionnaires' | 'clock' | 'log'>) {
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
    async read(): Promise<ShownCriteria> {
      const { nextOn } = shown.published
      const reading = look()
      if (nextOn !== null && nextOn <= japaneseDateOf(deps.clock.now())) await reading
      return shown
    },
  }
}

const keyOf = ({ versions, nextOn }: PublishedCriteria): string =>
  [
    nextOn,
    ...versions.map(({ criteria, isInForce, until }) => [criteria.criteria.number, isInForce, until]),
  ].join()
