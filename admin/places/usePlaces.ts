import { useMemo } from 'react'
import { usePermissions } from 'react-admin'
import type { StaffOperation } from '../../shared/access/operations'
import type { Role } from '../../shared/generated/schema'
import { mayOpen } from '../auth/mayDo'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import BalanceOutlined from '@mui/icons-material/BalanceOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import DraftsOutlined from '@mui/icons-material/DraftsOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PolicyOutlined from '@mui/icons-material/PolicyOutlined'
import ScienceOutlined from '@mui/icons-material/ScienceOutlined'
import ShieldOutlined from '@mui/icons-material/ShieldOutlined'
import SpaOutlined from '@mui/icons-material/SpaOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined'
import type { SvgIconComponent } from '@mui/icons-material'

/** Empty until the role is known. */
export function usePlaces(): readonly PlaceGroup[] {
  const { permissions } = usePermissions<readonly Role[]>()
  return useMemo(() => (permissions ? placesFor(permissions) : []), [permissions])
}

const placesFor = (held: readonly Role[]) =>
  placeGroups
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ operation }) => mayOpen(held, operation)),
    }))
    .filter(({ places }) => places.length > 0)

/** `name` is the message key, `letter` the key after g. */
type Place = {
  to: string
  name: string
  letter: string
  Icon: SvgIconComponent
  operation: StaffOperation
}

type PlaceGroup = { title: string; places: readonly Place[] }

const placeGroups: readonly PlaceGroup[] = [
  {
    title: '毎日の仕事',
    places: [
      { to: '/desk', operation: 'listWork', name: 'pages.desk', letter: 't', Icon: InboxOutlined },
      {
        to: '/dashboard',
        operation: 'getDashboard',
        name: 'pages.dashboard',
        letter: 'd',
        Icon: DashboardOutlined,
      },
      { to: '/calendar', operation: 'getCalendar', name: 'pages.calendar', letter: 'c', Icon: EventOutlined },
      {
        to: '/reception',
        operation: 'findDonor',
        name: 'pages.reception',
        letter: 'r',
        Icon: HowToRegOutlined,
      },
    ],
  },
  {
    title: '人と記録',
    places: [
      {
        to: '/users',
        operation: 'listUsersByIdProfileCreatedAt',
        name: 'resources.users.name',
        letter: 'u',
        Icon: PersonOutlined,
      },
      {
        to: '/screenings',
        operation: 'listScreeningInfoByIdScreeningInfoCreatedAt',
        name: 'resources.screenings.name',
        letter: 's',
        Icon: ScienceOutlined,
      },
      {
        to: '/donations',
        operation: 'listDonationByIdDonationInfoCreatedAt',
        name: 'resources.donations.name',
        letter: 'n',
        Icon: WaterDropOutlined,
      },
      {
        to: '/floraTests',
        operation: 'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
        name: 'resources.floraTests.name',
        letter: 'f',
        Icon: SpaOutlined,
      },
    ],
  },
  {
    title: '運用',
    places: [
      {
        to: '/preferenceSlots',
        operation: 'getPreference',
        name: 'resources.preferenceSlots.name',
        letter: 'p',
        Icon: CalendarMonthOutlined,
      },
      { to: '/mails', operation: 'listMails', name: 'resources.mails.name', letter: 'm', Icon: MailOutlined },
      { to: '/letters', operation: 'listLetters', name: 'pages.letters', letter: 'w', Icon: DraftsOutlined },
      {
        to: '/criteria',
        operation: 'listCriteria',
        name: 'pages.criteria',
        letter: 'j',
        Icon: BalanceOutlined,
      },
      {
        to: '/administrators',
        operation: 'listAdministratorByIdProfileCreatedAt',
        name: 'resources.administrators.name',
        letter: 'k',
        Icon: KeyOutlined,
      },
      {
        to: '/operator',
        operation: 'createAdministrator',
        name: 'pages.operator',
        letter: 'o',
        Icon: BusinessOutlined,
      },
      {
        to: '/activity',
        operation: 'listUserActivity',
        name: 'resources.activity.name',
        letter: 'a',
        Icon: AssignmentOutlined,
      },
      {
        to: '/reads',
        operation: 'listStaffReads',
        name: 'resources.reads.name',
        letter: 'v',
        Icon: VisibilityOutlined,
      },
      {
        to: '/cases',
        operation: 'listCases',
        name: 'resources.cases.name',
        letter: 'e',
        Icon: PolicyOutlined,
      },
      {
        to: '/seals',
        operation: 'listSealedTrees',
        name: 'pages.seals',
        letter: 'x',
        Icon: VerifiedOutlined,
      },
      {
        to: '/securityEvents',
        operation: 'listSecurityEvents',
        name: 'resources.securityEvents.name',
        letter: 'l',
        Icon: ShieldOutlined,
      },
    ],
  },
]
