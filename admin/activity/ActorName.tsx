import { actorWords } from '../../shared/labels/activityLabels'
import type { Actor } from '../../shared/readActor'
import { AdministratorName } from './AdministratorName'

export function ActorName({ actor }: { actor: Actor }) {
  return actor.by === 'administrator' ? (
    <AdministratorName id={actor.id} unknown={actorWords.formerStaff} />
  ) : (
    actorWords[actor.by]
  )
}
