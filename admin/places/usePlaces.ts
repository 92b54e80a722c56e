import { useMemo } from 'react'
import { usePermissions } from 'react-admin'
import { mayDo } from '../auth/mayDo'
import type { Role } from '../generated/graphql'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
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
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined'
import type { SvgIconComponent } from '@mui/icons-material'

/** Empty until the role is known. */
export function usePlaces(): readonly PlaceGroup[] {
  const { permissions } = usePermissions<Role>()
  return useMemo(() => (permissions ? placesFor(permissions) : []), [permissions])
}

const placesFor = (role: Role) =>
  placeGroups.map(({ title, places }) => ({
    title,
    places: places.filter(({ changes }) => !changes || mayDo(role, 'create')),
  }))

/** `name` is the message key, `letter` the key after g. */
type Place = {
  to: string
  name: string
  letter: string
  Icon: SvgIconComponent
  /** Administrators only. */
  changes?: true
}

type PlaceGroup = { title: string; places: readonly Place[] }

/** Used by menu, shortcuts and search. */
const placeGroups: readonly PlaceGroup[] = [
  {
    title: '毎日の仕事',
    places: [
      { to: '/desk', name: 'pages.desk', letter: 't', Icon: InboxOutlined },
      { to: '/dashboard', name: 'pages.dashboard', letter: 'd', Icon: DashboardOutlined },
      { to: '/calendar', name: 'pages.calendar', letter: 'c', Icon: EventOutlined },
      { to: '/reception', name: 'pages.reception', letter: 'r', Icon: HowToRegOutlined, changes: true },
    ],
  },
  {
    title: '人と記録',
    places: [
      { to: '/users', name: 'resources.users.name', letter: 'u', Icon: PersonOutlined },
      { to: '/screenings', name: 'resources.screenings.name', letter: 's', Icon: ScienceOutlined },
      { to: '/donations', name: 'resources.donations.name', letter: 'n', Icon: WaterDropOutlined },
      { to: '/floraTests', name: 'resources.floraTests.name', letter: 'f', Icon: SpaOutlined },
    ],
  },
  {
    title: '運用',
    places: [
      {
        to: '/preferenceSlots',
        name: 'resources.preferenceSlots.name',
        letter: 'p',
        Icon: CalendarMonthOutlined,
      },
      { to: '/mails', name: 'resources.mails.name', letter: 'm', Icon: MailOutlined },
      { to: '/letters', name: 'pages.letters', letter: 'w', Icon: DraftsOutlined },
      { to: '/administrators', name: 'resources.administrators.name', letter: 'k', Icon: KeyOutlined },
      { to: '/operator', name: 'pages.operator', letter: 'o', Icon: BusinessOutlined, changes: true },
      { to: '/activity', name: 'resources.activity.name', letter: 'a', Icon: AssignmentOutlined },
      { to: '/cases', name: 'resources.cases.name', letter: 'e', Icon: PolicyOutlined, changes: true },
      {
        to: '/securityEvents',
        name: 'resources.securityEvents.name',
        letter: 'l',
        Icon: ShieldOutlined,
        changes: true,
      },
    ],
  },
]
