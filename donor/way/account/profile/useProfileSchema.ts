import { useMemo } from 'react'
import { ageCountsOn, profileSchema } from '../../../../shared/forms/profile'
import { useSignedInUser } from '../../../ground/page/standing'
import { useToday } from '../../../ground/page/clock'

/** By the entered birthday. */
export function useProfileSchema(): (birthday: unknown) => ReturnType<typeof profileSchema> {
  const today = useToday()
  const { Birthday, RegistrationDateOfService } = useSignedInUser().Profile
  return useMemo(() => {
    const saved = { birthday: Birthday, registeredOn: RegistrationDateOfService }
    return (birthday) => profileSchema(ageCountsOn(birthday, saved, today))
  }, [today, Birthday, RegistrationDateOfService])
}
