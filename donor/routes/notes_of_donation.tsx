import { donorStatuses } from '../../shared/rules/person/stages'
import { opensToday } from '../../shared/rules/visits/visit'
import { TO_REPORT, TO_STATEMENT, TO_WHAT_IF } from '../../shared/words/donating/conditionLinks'
import { OPENS_NEW_TAB, SHOW_MAP } from '../ground/words/links'
import * as notesOfDonationTexts from '../ground/words/notesOfDonation'
import { memberPages } from '../../shared/words/program/memberPages'
import { ButtonLink, Contact, DefinitionList, PageHead } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { NotesList } from '../parts/components/NotesList'
import { SuspendedNote } from '../way/mypage/SuspendedNote'
import { privateMeta } from '../ground/page/meta'
import { suspensionOf, useSignedInUser, useVisit } from '../ground/page/standing'
import { useRoom, useTexts } from '../ground/page/rootData'
import { useToday } from '../ground/page/clock'

const { h1, primary } = memberPages['/notes_of_donation']

export const meta = privateMeta(h1)

export default function NotesOfDonationPage() {
  const texts = useTexts()
  const today = useToday()
  const hours = useRoom()?.find(({ date }) => date === today)?.hours ?? null
  const visit = useVisit()
  const user = useSignedInUser()
  const { Profile } = user
  return (
    <div className="wrap column page stackSections">
      <PageHead h1={h1} back>
        <p>{notesOfDonationTexts.NOTES_LEAD}</p>
      </PageHead>
      <SuspendedNote />
      <div className="stackLarge">
        <h2 className="visuallyHidden">{h1}</h2>
        <NotesList />
        <div className="buttons">
          {opensToday(visit) && <ButtonLink to="/statement">{TO_STATEMENT}</ButtonLink>}
          {user.MayReportCondition && (
            <ButtonLink kind="two" to="/report_condition">
              {TO_REPORT}
            </ButtonLink>
          )}
          {!suspensionOf(user) && (
            <ButtonLink kind="txt" to="/what_if">
              {TO_WHAT_IF}
            </ButtonLink>
          )}
        </div>
      </div>
      <section className="stack" id="room">
        <h2>{notesOfDonationTexts.ROOM}</h2>
        <p>{notesOfDonationTexts.roomToday({ date: today, hours })}</p>
        <DefinitionList items={notesOfDonationTexts.roomOf(texts)} />
        <p>
          <a href={texts.donationRoom.mapUrl} target="_blank" rel="noreferrer">
            {SHOW_MAP}
            <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
          </a>
        </p>
      </section>
      <section className="stackSmall">
        <h2>{notesOfDonationTexts.CONTACT_BEFORE}</h2>
        <Contact />
      </section>
      <div className="buttons">
        {donorStatuses.includes(Profile.UserStatus) && (
          <ButtonLink to="/mypage#donor-card">{notesOfDonationTexts.TO_DONOR_CARD}</ButtonLink>
        )}
        <ButtonLink to="/mypage" kind={donorStatuses.includes(Profile.UserStatus) ? 'two' : 'primary'}>
          {primary}
        </ButtonLink>
      </div>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
