import userEvent from '@testing-library/user-event'
import { NextStepCard } from '../../../../admin/care/users/NextStepCard'
import { OtherActions } from '../../../../admin/care/users/actions/OtherActions'
import type { PersonRecord } from '../../../../admin/parts/people/personRecord'
import type { ApiAnswer, ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

export const at = (
  UserStatus: PersonRecord['Profile']['UserStatus'],
  rest: Partial<Omit<PersonRecord, 'Profile'>> = {},
) => person({ Profile: { UserStatus }, ...rest })
export const donor = person({
  Profile: { UserStatus: 'Donation', DonorStatus: 'Certified', DonorExpirationDate: '2027-01-31' },
})

type Options = { role?: 'Administrator' | 'Support'; answer?: (call: ApiCall) => ApiAnswer }

/** What can be done with a person: the card of the next step and the menu of other actions. */
export function openActions(
  somebody: PersonRecord,
  { role = 'Administrator', answer = () => ({ data: {} }) }: Options = {},
) {
  const { calls } = renderScreen(
    <>
      <NextStepCard person={somebody} />
      <OtherActions person={somebody} />
    </>,
    { resource: 'users', role, answer },
  )
  const sent = (name: string) =>
    calls.flatMap(({ operationName, variables }) => (operationName === name ? [variables.input] : []))
  return { sent, user: userEvent.setup() }
}
