import type { FloraTestStatus, UserStatus } from '../../../shared/generated/schema'
import { call } from '../call'
import { rates } from '../rates'
import type { Person, World } from '../world'
import { answerCheck } from './answerCheck'
import { bookGuidance } from './bookGuidance'
import { requestExam } from './requestExam'
import { takeFloraTest } from './takeFloraTest'
import { withdraw } from './withdraw'

type MyPage = {
  getUser: {
    Profile: { UserStatus: UserStatus; DonorId: string | null; DonorStatus: string }
    InspectionDetail: { Id: string; Status: FloraTestStatus }[]
  }
}

const MY_PAGE = `query { getUser {
  Profile { UserStatus DonorId DonorStatus } InspectionDetail { Id Status }
} }`

/** Opens my page and does what it says is next, as far as the person is of a mind to. */
export async function visit(world: World, person: Person): Promise<void> {
  if (person.gone) return
  const { data } = await call<MyPage>(world, person.id, MY_PAGE)
  if (!data) {
    // Removed by the office: the account opens nothing any more.
    person.gone = true
    return
  }
  const { Profile, InspectionDetail } = data.getUser
  person.card = Profile.DonorId
  person.donates = Profile.DonorStatus === 'Certified'
  if (world.random.chance(rates.withdraws)) return withdraw(world, person)
  if (person.donates) await takeFloraTest(world, person, InspectionDetail)
  await doNext(world, person, Profile.UserStatus)
}

async function doNext(world: World, person: Person, status: UserStatus): Promise<void> {
  switch (status) {
    case 'Registration':
      return answerCheck(world, person, 'Registration')
    case 'OnlineCheckBeforeRegistrationExam':
      return answerCheck(world, person, 'BeforeRegistrationExam')
    case 'RenewalExamOnlineCheckBeforeExam':
      return answerCheck(world, person, 'BeforeRenewal')
    case 'Guidance':
      return bookGuidance(world, person)
    case 'DonorRegistrationExam':
      return requestExam(world, person, 'Registration')
    case 'DonorRenewalExam':
      return requestExam(world, person, 'Renewal')
    case 'WaitingGuidance':
    case 'WaitingToParticipateGuidance':
    case 'Donation':
  }
}
