import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { formatDocumentDate, formatJapaneseDate, japaneseDateOf } from '../../../shared/dates'
import {
  consentDocumentLabels,
  consentLabels,
  identityDocumentLabels,
} from '../../../shared/labels/guidanceLabels'
import { consentParts, parseConsentDocument } from '../../../shared/legal/consentDocument'
import { consentTexts as texts, consentTexts } from '../../../shared/messages/consent'
import { memberPages } from '../../../shared/messages/pages/memberPages'
import { BackToMyPage, Card, Button, FailedNote, Contact, DefinitionList } from '../../components/Basics'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { PageFailed } from '../../components/ErrorPage'
import { downloadFile } from '../../components/downloadFile'
import { refreshCurrentUser } from '../../currentUser/currentUser'
import { OwnConsentsDocument, WithdrawConsentDocument, type OwnConsentsQuery } from '../../generated/graphql'
import { request, messageOf } from '../../graphql/request'
import { LegalArticleBody } from '../../legal/LegalArticleBody'
import { SuspendedNote } from '../../mypage/SuspendedNote'
import { privateMeta, suspensionOf, skipOnHashChange } from '../../page'
import { useSignedInUser, useTexts } from '../../pageData'
import { showToast } from '../../toasts/toasts'
import type { Route } from './+types/consent'
import consentCardStyles from './consent.module.css'
import styles from './withdrawConsent.module.css'

const { h1 } = memberPages['/account/consent']

export async function clientLoader() {
  const { getUser } = await request(OwnConsentsDocument)
  return getUser.Consents
}

export const shouldRevalidate = skipOnHashChange

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function ConsentPage({ loaderData: consents }: Route.ComponentProps) {
  const suspended = suspensionOf(useSignedInUser()) !== null
  const [newest, ...before] = consents
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
        {newest && <p>{texts.lead}</p>}
      </div>
      <SuspendedNote />
      {newest ? (
        <ConsentCard consent={newest} />
      ) : (
        <Card>
          <p>{texts.none}</p>
        </Card>
      )}
      {newest && newest.EndedAt === null && <WithdrawConsent suspended={suspended} />}
      {before.length > 0 && <h2>{texts.before}</h2>}
      {before.map((consent) => (
        <ConsentCard key={consent.Id} consent={consent} />
      ))}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}

const withdrawConsentTexts = consentTexts.withdrawal
const { primary, secondary } = memberPages['/account/consent']

/** Suspended people contact the office instead. */
function WithdrawConsent({ suspended }: { suspended: boolean }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const withdraw = async () => {
    setSending(true)
    try {
      await request(WithdrawConsentDocument)
      showToast(withdrawConsentTexts.done)
      await refreshCurrentUser().catch(() => undefined)
      await revalidate()
    } catch (error) {
      setFailure(messageOf(error))
    }
    setAsking(false)
    setSending(false)
  }

  return (
    <div className={styles.withdraw}>
      <Card>
        <h2>{withdrawConsentTexts.title}</h2>
        <p>{withdrawConsentTexts.lead}</p>
        <ul className="dots">
          {withdrawConsentTexts.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <p className="support">
          {withdrawConsentTexts.again}
          <Link to="/withdrawal">{withdrawConsentTexts.toWithdrawal}</Link>
        </p>
        {failure && <FailedNote title={withdrawConsentTexts.failed}>{failure}</FailedNote>}
        {suspended ? (
          <>
            <p>{withdrawConsentTexts.suspended}</p>
            <Contact />
          </>
        ) : (
          <div className="buttons">
            <Button kind="red" onClick={() => setAsking(true)}>
              {primary}
            </Button>
          </div>
        )}
        <ConfirmDialog
          open={asking}
          title={withdrawConsentTexts.dialogTitle}
          confirm={primary}
          cancel={secondary}
          destructive
          busy={sending}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          <p>{withdrawConsentTexts.dialogText}</p>
        </ConfirmDialog>
      </Card>
    </div>
  )
}

type OwnConsent = OwnConsentsQuery['getUser']['Consents'][number]

const dayOf = (instant: string) => japaneseDateOf(new Date(instant))
const stateOf = ({ EndedAt, Withdrawn }: OwnConsent) =>
  EndedAt === null ? texts.stands : Withdrawn ? texts.withdrawn : texts.replaced

function ConsentCard({ consent }: { consent: OwnConsent }) {
  const { serviceName } = useTexts()
  const { Document: document, Version, ConsentedAt, EndedAt, IdentityDocument } = consent
  const parsed = document && parseConsentDocument(document.Content)
  const facts = [
    { term: consentDocumentLabels.Version.donor, value: Version },
    { term: consentLabels.ConsentedAt.donor, value: formatJapaneseDate(dayOf(ConsentedAt)) },
    IdentityDocument && {
      term: consentLabels.IdentityDocument.donor,
      value: identityDocumentLabels[IdentityDocument],
    },
    document && {
      term: consentDocumentLabels.EffectiveFrom.donor,
      value: formatDocumentDate(document.EffectiveFrom),
    },
    EndedAt && { term: consentLabels.EndedAt.donor, value: formatJapaneseDate(dayOf(EndedAt)) },
    document && {
      term: consentDocumentLabels.Sha256.donor,
      value: <span className={consentCardStyles.hash}>{document.Sha256}</span>,
    },
  ]
  return (
    <Card>
      <p className="support">{stateOf(consent)}</p>
      <h2>{document?.Title ?? `${consentLabels.Document.donor}（${Version}）`}</h2>
      <DefinitionList items={facts.filter((fact) => fact !== null && fact !== '')} />
      {!document && <p>{texts.textUnknown}</p>}
      {document && <p className="support">{texts.hashHint}</p>}
      {parsed && typeof parsed !== 'string' && (
        <details className={consentCardStyles.text} open={EndedAt === null}>
          <summary>{consentDocumentLabels.Content.donor}</summary>
          {consentParts(parsed.text).map(({ heading, paragraphs }, index) => (
            <section key={index} className="stackSmall">
              {heading && <h3>{heading}</h3>}
              <LegalArticleBody article={{ heading: heading ?? '', paragraphs }} numbered={false} />
            </section>
          ))}
        </details>
      )}
      {document && (
        <div className={`buttons ${consentCardStyles.ways}`}>
          <Button kind="two" small onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button
            kind="two"
            small
            onClick={() =>
              downloadFile(
                texts.fileName(serviceName, Version, dayOf(ConsentedAt)),
                'text/plain;charset=utf-8',
                document.Content,
              )
            }
          >
            {texts.take}
          </Button>
        </div>
      )}
    </Card>
  )
}
