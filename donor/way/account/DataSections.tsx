import { Link } from 'react-router'
import { accountTexts } from '../../ground/words/account'
import { recordReadTexts } from '../../ground/words/recordReads'
import { memberPages } from '../../../shared/words/program/memberPages'
import { receiptTexts } from '../../../shared/words/records/receipts'
import { CriteriaNewsChoice, RetryReminder } from '../check/result/RetryReminder'
import { Button, FailedNote, Card } from '../../parts/components/Basics'
import { downloadFile } from '../../parts/components/CalendarFileButton'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { UpdateEmailDocument } from '../../generated/graphql'
import { fetchFile } from '../../ground/graphql/fetchFile'
import { request } from '../../ground/graphql/request'
import { useSignedInUser, suspensionOf } from '../../ground/page/standing'
import { useTexts } from '../../ground/page/rootData'
import { useToday } from '../../ground/page/clock'
import type { CurrentUser } from '../../ground/session/currentUserStore'
import { showToast } from '../../ground/page/toasts'
import { forgetInTab, keepInTab, keptJsonInTab } from '../../ground/session/tabStorage'
import { isRecord } from '../../../shared/facts/isRecord'
import { useAttempt } from '../../ground/graphql/useAttempt'

const texts = accountTexts.ownData
const formats = ['pdf', 'csv', 'json'] as const
const types = { pdf: 'application/pdf', csv: 'text/csv', json: 'application/json' } satisfies Record<
  OwnDataFormat,
  string
>

export function OwnDataSection() {
  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p className="support">{texts.caution}</p>
      <OwnDataFiles formats={formats} />
    </Card>
  )
}

/** Everything that is kept of the person, as files to take away. */
export function OwnDataFiles({ formats: offered }: { formats: readonly OwnDataFormat[] }) {
  const { serviceName } = useTexts()
  const today = useToday()
  const { busy: loading, failure, attempt } = useAttempt<OwnDataFormat>()

  const take = (format: OwnDataFormat) =>
    attempt(async () => {
      const file = await fetchFile(`/api/own_data?format=${format}`)
      downloadFile(`${texts.fileName(serviceName, today)}.${format}`, types[format], file)
      showToast(texts.done)
    }, format)

  return (
    <>
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <div className="buttons">
        {offered.map((format) => (
          <Button key={format} kind="two" busy={loading === format} onClick={() => void take(format)}>
            {texts[format]}
          </Button>
        ))}
      </div>
    </>
  )
}

type OwnDataFormat = (typeof formats)[number]

const withdrawalSectionTexts = accountTexts.withdrawal

export function WithdrawalSection() {
  return (
    <Card>
      <h2>{withdrawalSectionTexts.title}</h2>
      <p>{withdrawalSectionTexts.lead}</p>
      <p>
        <Link to="/withdrawal">{withdrawalSectionTexts.link}</Link>
      </p>
    </Card>
  )
}

const { title, hint } = accountTexts.reminder

export function ReminderSection() {
  const { UserStatus, OnlineCheckResult } = useSignedInUser().Profile
  const refused = OnlineCheckResult === 'Failed_1' || OnlineCheckResult === 'Failed_2'
  if (UserStatus !== 'Registration' && !refused) return null
  return (
    <Card>
      <h2>{title}</h2>
      <RetryReminder hint={hint} />
      {refused && <CriteriaNewsChoice />}
    </Card>
  )
}

const consentSectionTexts = accountTexts.consent

export function ConsentSection() {
  return (
    <Card>
      <h2>{consentSectionTexts.title}</h2>
      <p>{consentSectionTexts.lead}</p>
      <p>
        <Link to="/account/consent">{consentSectionTexts.link}</Link>
      </p>
    </Card>
  )
}

export function ReceiptSection() {
  return (
    <Card>
      <h2>{receiptTexts.section.title}</h2>
      <p>{receiptTexts.section.lead}</p>
      <p>
        <Link to="/account/receipts">{receiptTexts.section.link}</Link>
      </p>
    </Card>
  )
}

export function RightsSection() {
  return (
    <Card>
      <h2>{memberPages['/account/rights'].h1}</h2>
      <p>{accountTexts.rights.lead}</p>
      <p>
        <Link to="/account/rights">{accountTexts.rights.link}</Link>
      </p>
    </Card>
  )
}

export function ReadsSection() {
  return (
    <Card>
      <h2>{recordReadTexts.section.title}</h2>
      <p>{recordReadTexts.section.lead}</p>
      <p>
        <Link to="/account/reads">{recordReadTexts.section.link}</Link>
      </p>
    </Card>
  )
}

/** Copies the pool's address to the profile after an interrupted change. Suspended people's profiles cannot change. */
export async function followPoolEmail(user: CurrentUser): Promise<void> {
  if (suspensionOf(user)) return
  const { confirmedEmail } = await import('../../ground/session/amplifyAccount')
  const email = await confirmedEmail()
  if (!email || email === user.Profile.Email) return
  await request(UpdateEmailDocument, { input: { Email: email } })
  forgetPendingEmail()
  await refreshCurrentUser()
}

const KEY = 'pendingEmail'

/** Survives a reload of this tab. */
export const keepPendingEmail = (userId: string, email: string): void =>
  keepInTab(KEY, JSON.stringify({ userId, email }))

export const forgetPendingEmail = (): void => forgetInTab(KEY)

/** Null if no change is in progress. */
export function readPendingEmail(userId: string): string | null {
  const kept = keptJsonInTab(KEY)
  return isRecord(kept) && kept.userId === userId && typeof kept.email === 'string' ? kept.email : null
}
