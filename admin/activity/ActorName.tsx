import { AdministratorName } from './AdministratorName'
import type { Actor } from './readActor'

export function ActorName({ actor }: { actor: Actor }) {
  if (actor.by === 'system') return '自動'
  if (actor.by === 'self') return '本人'
  return <AdministratorName id={actor.id} unknown="以前の管理者" />
}
