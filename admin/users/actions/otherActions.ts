import { lazy } from 'react'
import { personActions as words } from '../../../shared/messages/personActions'
import type { PersonAction, Standing } from './personAction'

const isHere = ({ person: { Profile } }: Standing) => !Profile.DeleteStatus

/** What can be done with anybody who has not left, wherever they stand. */
export const otherActions: readonly PersonAction[] = [
  {
    name: 'editProfile',
    words: words.editProfile,
    isOffered: isHere,
    Dialog: lazy(() => import('../profile/ProfileDialog').then((file) => ({ default: file.ProfileDialog }))),
  },
  {
    name: 'correctEmail',
    words: words.correctEmail,
    isOffered: isHere,
    Dialog: lazy(() => import('./CorrectEmailDialog').then((file) => ({ default: file.CorrectEmailDialog }))),
  },
  {
    name: 'stop',
    words: words.stop,
    isOffered: (standing) => isHere(standing) && !standing.person.Profile.SuspensionStatus1,
    Dialog: lazy(() => import('./StopDialog').then((file) => ({ default: file.StopDialog }))),
  },
  {
    name: 'moveStop',
    words: words.moveStop,
    isOffered: (standing) => isHere(standing) && standing.person.Profile.SuspensionStatus1,
    Dialog: lazy(() => import('./StopDialog').then((file) => ({ default: file.StopDialog }))),
  },
  {
    name: 'suspend',
    words: words.suspend,
    isOffered: (standing) => isHere(standing) && !standing.person.Profile.SuspensionStatus2,
    Dialog: lazy(() => import('./SuspendDialog').then((file) => ({ default: file.SuspendDialog }))),
  },
  {
    name: 'remove',
    words: words.remove,
    isOffered: isHere,
    isDangerous: true,
    Dialog: lazy(() => import('./DeleteDialog').then((file) => ({ default: file.DeleteDialog }))),
  },
]
