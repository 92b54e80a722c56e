import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ScienceOutlined from '@mui/icons-material/ScienceOutlined'
import SpaOutlined from '@mui/icons-material/SpaOutlined'
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined'
import type { SvgIconComponent } from '@mui/icons-material'

/** Somewhere to go in the console; `name` is its key in the messages, `letter` what is pressed after g. */
export type Place = { to: string; name: string; letter: string; Icon: SvgIconComponent }

/** Everything the menu shows, in its order; the way by keyboard and the search lead to the same places. */
export const placeGroups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: '毎日の仕事',
    places: [{ to: '/reception', name: 'pages.reception', letter: 'r', Icon: HowToRegOutlined }],
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
      { to: '/administrators', name: 'resources.administrators.name', letter: 'k', Icon: KeyOutlined },
      { to: '/activity', name: 'resources.activity.name', letter: 'a', Icon: AssignmentOutlined },
    ],
  },
]

export const places: readonly Place[] = placeGroups.flatMap((group) => group.places)
