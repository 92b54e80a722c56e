import { useMemo } from 'react'
import { ageCountsOn } from '../../shared/validation/ageCountsOn'
import { profileSchema } from '../../shared/validation/profile'
import { useToday } from '../rootData'
import { useSignedInUser } from '../currentUser/useSignedInUser'

/** The rules of the profile for the signed-in person, by the birthday that is entered. */
export function useProfileSchema(): (birthday: unknown) => ReturnType<typeof profileSchema> {
  const today = useToday()
  const { Birthday, RegistrationDateOfService } = useSignedInUser().Profile
  return useMemo(() => {
    const saved = { birthday: Birthday, registeredOn: RegistrationDateOfService }
    return (birthday) => profileSchema(ageCountsOn(birthday, saved, today))
  }, [today, Birthday, RegistrationDateOfService])
}
