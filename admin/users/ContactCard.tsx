import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { formatTel } from '../../shared/validation/normalise'
import { Card } from '../components/Card'
import { EmailText } from '../components/EmailText'
import { Facts } from '../components/Facts'
import { addressLine } from './addressLine'
import type { PersonRecord } from './personRecord'

export function ContactCard({ person: { Profile: profile } }: { person: PersonRecord }) {
  return (
    <>
      {profile.Caution && (
        <Card title={labels.Caution.admin} sx={{ whiteSpace: 'pre-wrap' }}>
          {profile.Caution}
        </Card>
      )}
      <Card title="連絡先">
        <Facts
          facts={[
            { label: labels.Email.admin, value: profile.Email && <EmailText email={profile.Email} /> },
            { label: labels.Tel.admin, value: profile.Tel && formatTel(profile.Tel) },
            { label: '住所', value: addressLine(profile) },
            {
              label: labels.SubscribedMagazine.admin,
              value: profile.SubscribedMagazine ? '受け取る' : '受け取らない',
            },
          ]}
        />
      </Card>
    </>
  )
}
