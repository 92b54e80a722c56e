import { actorWords, type Actor } from '../../shared/labels/activityLabels'
import { AdministratorName } from './AdministratorName'

export function ActorName({ actor }: { actor: Actor }) {
  return actor.by === 'administrator' ? (
    <AdministratorName id={actor.id} unknown={actorWords.formerStaff} />
  ) : (
    actorWords[actor.by]
  )
}
