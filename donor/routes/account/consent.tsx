import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { formatDocumentDate, formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import {
  consentDocumentLabels,
  consentLabels,
  consentSignatureLabels,
  identityDocumentLabels,
  signatureKindLabels,
} from '../../../shared/words/labels/guidanceLabels'
import { consentParts, parseConsentDocument } from '../../../shared/words/donating/consentDocument'
import { consentToSign } from '../../../shared/words/donating/consentToSign'
import { signing } from '../../../shared/words/donating/signing'
import { consentTexts as texts } from '../../ground/words/consent'
import { memberPages } from '../../../shared/words/program/memberPages'
import { Button, Card, DefinitionList, PageHead } from '../../parts/components/Basics'
import { downloadFile } from '../../parts/components/CalendarFileButton'
import { PageFailed } from '../../parts/components/ErrorPage'
import { OwnConsentsDocument, type OwnConsentsQuery } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { TakeFile } from '../../way/account/TakeFile'
import { Withdrawals } from '../../way/account/Withdrawals'
import { LegalArticleBody } from '../../way/home/legal/LegalArticleBody'
import { SuspendedNote } from '../../way/mypage/SuspendedNote'
import { privateMeta } from '../../ground/page/meta'
import { suspensionOf, useSignedInUser } from '../../ground/page/standing'
import { skipOnHashChange } from '../../ground/page/revalidate'
import { useTexts } from '../../ground/page/rootData'
import type { Route } from './+types/consent'
import styles from './consent.module.css'

const SignConsent = lazy(async () => ({
  default: (await import('../../way/account/SignConsent')).SignConsent,
}))

const { h1 } = memberPages['/account/consent']

export async function clientLoader() {
  const { getUser } = await request(OwnConsentsDocument)
  return getUser
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ConsentPage({ loaderData }: Route.ComponentProps) {
  const { Consents: consents, ConsentToSign: toSign, MaySign: maySign, ...use } = loaderData
  const suspended = suspensionOf(useSignedInUser()) !== null
  const [newest, ...before] = consents
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        {newest && <p>{texts.lead}</p>}
      </PageHead>
      <SuspendedNote />
      <ToSign asked={toSign} version={maySign} />
      {newest ? (
        <ConsentCard consent={newest} isAbove={newest.Document?.Sha256 === maySign?.Sha256} />
      ) : (
        <Card>
          <p>{texts.none}</p>
        </Card>
      )}
      {newest && (
        <p>
          <Link to="/account/receipts">{texts.toReceipts}</Link>
        </p>
      )}
      <Withdrawals use={use} mayWithdrawConsent={newest?.EndedAt === null} suspended={suspended} />
      {before.length > 0 && <h2>{texts.before}</h2>}
      {before.map((consent) => (
        <ConsentCard key={consent.Id} consent={consent} />
      ))}
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />

type OwnConsent = OwnConsentsQuery['getUser']['Consents'][number]

const dayOf = (instant: string) => japaneseDateOf(new Date(instant))
const stateOf = ({ EndedAt, Withdrawn }: OwnConsent) =>
  EndedAt === null ? texts.stands : Withdrawn ? texts.withdrawn : texts.replaced

/** Its text is not shown twice where it is above, to be signed. */
function ConsentCard({ consent, isAbove = false }: { consent: OwnConsent; isAbove?: boolean }) {
  const { serviceName } = useTexts()
  const { Id, Document: document, Version, ConsentedAt, EndedAt, IdentityDocument, Signature } = consent
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
    Signature?.Kind && {
      term: consentSignatureLabels.Kind.donor,
      value: signatureKindLabels[Signature.Kind],
    },
    Signature?.Questions && { term: consentSignatureLabels.Questions.donor, value: Signature.Questions },
    EndedAt && { term: consentLabels.EndedAt.donor, value: formatJapaneseDate(dayOf(EndedAt)) },
    document && {
      term: consentDocumentLabels.Sha256.donor,
      value: <span className={styles.hash}>{document.Sha256}</span>,
    },
  ]
  return (
    <Card>
      <p className="support">{stateOf(consent)}</p>
      <h2>{document?.Title ?? `${consentLabels.Document.donor}（${Version}）`}</h2>
      <DefinitionList items={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
      {!document && <p>{texts.textUnknown}</p>}
      {document && <p className="support">{texts.hashHint}</p>}
      {document && <ConsentText content={document.Content} isOpen={EndedAt === null && !isAbove} />}
      {document && (
        <div className={`buttons ${styles.ways}`}>
          {Signature?.Kind && (
            <TakeFile
              path={`/api/consents/${Id}.pdf`}
              name={signing.copyName(serviceName, dayOf(ConsentedAt))}
              label={signing.copy}
              failed={signing.copyFailed}
            />
          )}
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

/** Asked anew, or on the day of the guidance: what is to be signed, and where it may be the signature. */
function ToSign({ asked, version }: { asked: OwnUser['ConsentToSign']; version: OwnUser['MaySign'] }) {
  const shown = version ?? asked
  if (!shown) return null
  const { Title, Version, Content } = shown
  return (
    <Card>
      <h2>{asked ? consentToSign.title : consentLabels.Document.donor}</h2>
      {asked && (
        <>
          <p>
            {consentToSign.why}
            {consentToSign.ask(asked.SignBy)}
          </p>
          <p>{version ? consentToSign.here : consentToSign.how}</p>
          <p>{consentToSign.free}</p>
        </>
      )}
      <DefinitionList
        items={[
          { term: consentLabels.Document.donor, value: Title },
          { term: consentDocumentLabels.Version.donor, value: Version },
        ]}
      />
      <ConsentText content={Content} isOpen={version !== null} />
      {version && (
        <Suspense fallback={null}>
          <SignConsent version={version} />
        </Suspense>
      )}
    </Card>
  )
}

type OwnUser = OwnConsentsQuery['getUser']

function ConsentText({ content, isOpen }: { content: string; isOpen: boolean }) {
  const parsed = parseConsentDocument(content)
  if (typeof parsed === 'string') return null
  return (
    <details className={styles.text} open={isOpen}>
      <summary>{consentDocumentLabels.Content.donor}</summary>
      {consentParts(parsed.text).map(({ heading, paragraphs }, index) => (
        <section key={index} className="stackSmall">
          {heading && <h3>{heading}</h3>}
          <LegalArticleBody article={{ heading: heading ?? '', paragraphs }} numbered={false} />
        </section>
      ))}
    </details>
  )
}
