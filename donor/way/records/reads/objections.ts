import type { ComponentProps } from 'react'
import type { CaseState } from '../../../../shared/generated/schema'
import type { OwnObjectionFragment } from '../../../generated/graphql'
import type { Tag } from '../../../parts/components/Basics'
import type { Look } from './looks'

export const tones = { Open: 'yolk', Answered: 'leaf', Closed: 'plain' } satisfies Record<
  CaseState,
  ComponentProps<typeof Tag>['tone']
>

export const objectionTo = ({ reads }: Look, objections: readonly OwnObjectionFragment[]) =>
  objections.find(({ ReadId }) => reads.some(({ Id }) => Id === ReadId))
