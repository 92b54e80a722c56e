import { mayReport } from '../../shared/condition/mayReport'
import { donorStatuses } from '../../shared/lifecycle'
import { TO_REPORT, TO_STATEMENT } from '../../shared/messages/conditionLinks'
import {
  CONTACT_BEFORE,
  NOTES_LEAD,
  ROOM,
  roomOf,
  roomToday,
  TO_DONOR_CARD,
} from '../../shared/messages/notesOfDonation'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { BackToMyPage, ButtonLink } from '../components/Button'
import { Contact } from '../components/Contact'
import { DefinitionList } from '../components/DefinitionList'
import { PageFailed } from '../components/ErrorPage'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { privateMeta } from '../meta'
import { SuspendedNote } from '../mypage/SuspendedNote'
import { suspensionOf } from '../nextStep/suspension'
import { NotesList } from '../notesOfDonation/NotesList'
import { useRoomToday, useTexts } from '../rootData'
import type { Route } from './+types/notes_of_donation'

const { h1, primary } = memberPages['/notes_of_donation']

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function NotesOfDonationPage() {
  const texts = useTexts()
  const today = useRoomToday()
  const user = useSignedInUser()
  const { Profile } = user
  return (
    <div className="wrap column page stackSections">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
        <p>{NOTES_LEAD}</p>
      </div>
      <SuspendedNote />
      <div className="stackLarge">
        <h2 className="visuallyHidden">{h1}</h2>
        <NotesList />
        {!suspensionOf(user) && (
          <div className="buttons">
            {Profile.DonorStatus === 'Certified' && <ButtonLink to="/statement">{TO_STATEMENT}</ButtonLink>}
            {mayReport(Profile) && (
              <ButtonLink kind="two" to="/report_condition">
                {TO_REPORT}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <section className="stack">
        <h2>{ROOM}</h2>
        <p>{roomToday(today)}</p>
        <DefinitionList items={roomOf(texts)} />
      </section>
      <section className="stackSmall">
        <h2>{CONTACT_BEFORE}</h2>
        <Contact />
      </section>
      <div className="buttons">
        {donorStatuses.includes(Profile.UserStatus) && (
          <ButtonLink to="/mypage#donor-card">{TO_DONOR_CARD}</ButtonLink>
        )}
        <ButtonLink to="/mypage" kind={donorStatuses.includes(Profile.UserStatus) ? 'two' : 'primary'}>
          {primary}
        </ButtonLink>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
