import { formatDocumentDate, formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import {
  consentDocumentLabels,
  consentLabels,
  identityDocumentLabels,
} from '../../shared/labels/guidanceLabels'
import { consentParts, parseConsentDocument } from '../../shared/legal/consentDocument'
import { consentTexts as texts } from '../../shared/messages/consent'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { DefinitionList } from '../components/DefinitionList'
import { downloadFile } from '../components/downloadFile'
import type { OwnConsentsQuery } from '../generated/graphql'
import { LegalArticleBody } from '../legal/LegalArticleBody'
import { useTexts } from '../rootData'
import styles from './ConsentCard.module.css'

export type OwnConsent = OwnConsentsQuery['getUser']['Consents'][number]

const dayOf = (instant: string) => japaneseDateOf(new Date(instant))
const stateOf = ({ EndedAt, Withdrawn }: OwnConsent) =>
  EndedAt === null ? texts.stands : Withdrawn ? texts.withdrawn : texts.replaced

export function ConsentCard({ consent }: { consent: OwnConsent }) {
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
      value: <span className={styles.hash}>{document.Sha256}</span>,
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
        <details className={styles.text} open={EndedAt === null}>
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
        <div className={`buttons ${styles.ways}`}>
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
