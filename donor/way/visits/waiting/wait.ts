import type { MyPageQuery } from '../../../generated/graphql'

type Own = MyPageQuery['getUser']

export type Wait = Pick<Own, 'DeclineKeepsPlace'> & Own['Profile']
