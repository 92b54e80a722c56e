import { useMemo } from 'react'
import { usePermissions } from 'react-admin'
import { mayCall } from '../../../shared/rules/records/access/operations'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { Role } from '../../../shared/generated/schema'
import { mayOpenPage } from '../../ground/auth/mayDo'
import { useConsole } from '../../ground/console/ConsoleContext'
import { DAY_SHEET, type PageName } from '../../ground/auth/pageOperations'
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
  const today = useConsole().clock.today()
  return useMemo(() => (permissions ? placesFor(permissions, today) : []), [permissions, today])
}

const placesFor = (held: readonly Role[], today: JapaneseDate) =>
  placeGroups
    .map(({ title, places }) => ({
      title,
      places: places.flatMap((place) => {
        if (mayOpenPage(held, place.page)) return [{ ...place, to: `/${place.page}` }]
        return place.page === 'calendar' && mayCall(held, DAY_SHEET)
          ? [{ ...place, to: `/calendar/${today}`, name: 'pages.daySheet' }]
          : []
      }),
    }))
    .filter(({ places }) => places.length > 0)

/** `name` is the message key, `letter` the key after g. */
type Place = { page: PageName; name: string; letter: string; Icon: SvgIconComponent }

type PlaceGroup = { title: string; places: readonly (Place & { to: string })[] }

const placeGroups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: '毎日の仕事',
    places: [
      { page: 'desk', name: 'pages.desk', letter: 't', Icon: InboxOutlined },
      {
        page: 'dashboard',
        name: 'pages.dashboard',
        letter: 'd',
        Icon: DashboardOutlined,
      },
      { page: 'calendar', name: 'pages.calendar', letter: 'c', Icon: EventOutlined },
      {
        page: 'reception',
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
        page: 'users',
        name: 'resources.users.name',
        letter: 'u',
        Icon: PersonOutlined,
      },
      {
        page: 'screenings',
        name: 'resources.screenings.name',
        letter: 's',
        Icon: ScienceOutlined,
      },
      {
        page: 'donations',
        name: 'resources.donations.name',
        letter: 'n',
        Icon: WaterDropOutlined,
      },
      {
        page: 'floraTests',
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
        page: 'preferenceSlots',
        name: 'resources.preferenceSlots.name',
        letter: 'p',
        Icon: CalendarMonthOutlined,
      },
      { page: 'mails', name: 'resources.mails.name', letter: 'm', Icon: MailOutlined },
      { page: 'letters', name: 'pages.letters', letter: 'w', Icon: DraftsOutlined },
      {
        page: 'criteria',
        name: 'pages.criteria',
        letter: 'j',
        Icon: BalanceOutlined,
      },
      {
        page: 'administrators',
        name: 'resources.administrators.name',
        letter: 'k',
        Icon: KeyOutlined,
      },
      {
        page: 'operator',
        name: 'pages.operator',
        letter: 'o',
        Icon: BusinessOutlined,
      },
      {
        page: 'activity',
        name: 'resources.activity.name',
        letter: 'a',
        Icon: AssignmentOutlined,
      },
      {
        page: 'reads',
        name: 'resources.reads.name',
        letter: 'v',
        Icon: VisibilityOutlined,
      },
      {
        page: 'cases',
        name: 'resources.cases.name',
        letter: 'e',
        Icon: PolicyOutlined,
      },
      {
        page: 'seals',
        name: 'pages.seals',
        letter: 'x',
        Icon: VerifiedOutlined,
      },
      {
        page: 'securityEvents',
        name: 'resources.securityEvents.name',
        letter: 'l',
        Icon: ShieldOutlined,
      },
    ],
  },
]
