import { formatJapaneseDate } from '../../../shared/facts/dates'
import {
  rightsGroundLabels,
  rightsLabels as labels,
  rightsOutcomeLabels,
  rightsRequestLabels,
} from '../../../shared/words/labels/rightsLabels'
import {
  feeWords,
  identityWords,
  paperWords,
  rightsWords as words,
} from '../../../shared/words/records/rights'
import type { CaseFieldsFragment } from '../../generated/graphql'
import { Card, Facts } from '../../parts/components/Card'

/** What is asked for, and what of it is done. */
export function RequestFacts({ request }: { request: NonNullable<CaseFieldsFragment['Request']> }) {
  const { Kind, OnPaper, IdentityOn, IdentityDocument, FeeYen, FeePaidOn, Outcome, Grounds, WithdrawnOn } =
    request
  return (
    <Card title={words.request}>
      <Facts
        facts={[
          { label: labels.Kind.admin, value: rightsRequestLabels[Kind] },
          { label: labels.OnPaper.admin, value: paperWords(OnPaper) },
          {
            label: labels.IdentityOn.admin,
            value: IdentityOn ? identityWords(IdentityOn, IdentityDocument) : words.notYet,
          },
          { label: labels.FeeYen.admin, value: feeWords(FeeYen) },
          ...(FeeYen > 0
            ? [
                {
                  label: labels.FeePaidOn.admin,
                  value: FeePaidOn ? formatJapaneseDate(FeePaidOn) : words.notYet,
                },
              ]
            : []),
          ...(WithdrawnOn
            ? [{ label: labels.WithdrawnOn.admin, value: formatJapaneseDate(WithdrawnOn) }]
            : []),
          ...(Outcome ? [{ label: labels.Outcome.admin, value: rightsOutcomeLabels[Outcome] }] : []),
          ...(Grounds.length > 0
            ? [
                {
                  label: labels.Grounds.admin,
                  value: Grounds.map((ground) => rightsGroundLabels[ground]).join('\n'),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
