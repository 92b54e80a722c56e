import { mayReport } from '../../shared/condition/mayReport'
import { FLORA_TEST, GUIDES } from '../../shared/messages/mypage'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { LinkList } from '../components/LinkList'
import { useSignedInUser } from '../currentUser/useSignedInUser'

type Props = {
  /** The person donates or may do so. */
  donating: boolean
}

export function Guides({ donating }: Props) {
  const { Profile, InspectionDetail } = useSignedInUser()
  const hasReport = InspectionDetail.some(({ Status }) => Status === 'Shared')
  return (
    <section className="stackSmall">
      <h2>{GUIDES}</h2>
      <LinkList
        items={[
          ...(donating ? [{ to: '/notes_of_donation', label: memberPages['/notes_of_donation'].h1 }] : []),
          ...(mayReport(Profile)
            ? [{ to: '/report_condition', label: memberPages['/report_condition'].h1 }]
            : []),
          ...(Profile.UserRank ? [{ to: '/track_record', label: memberPages['/track_record'].h1 }] : []),
          {
            to: hasReport ? '/inspection_report' : '/application_examination',
            label: FLORA_TEST,
          },
          { to: '/account', label: memberPages['/account'].h1 },
        ]}
      />
    </section>
  )
}
