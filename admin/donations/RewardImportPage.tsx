import { payoutColumns as columns } from '../../shared/labels/csvLabels'
import { ImportPaidRewardsDocument } from '../generated/graphql'
import { CsvImportPage } from '../import/CsvImportPage'

export function RewardImportPage() {
  return (
    <CsvImportPage
      resource="donations"
      title="お渡し済みの取り込み"
      explanation="お渡しの一覧のうち、ギフトカードをお渡しした行を残して取り込みます。協力金が「お渡し済み」に変わります。"
      headings={{ required: [columns.DonorId, columns.Period], optional: [columns.AmountYen] }}
      document={ImportPaidRewardsDocument}
      resultOf={(data) => data.importPaidRewards}
    />
  )
}
