import { formatListDateTime } from '../../shared/dates'
import { donationLabels as labels } from '../../shared/labels/donationLabels'
import { stoolReceiptLabels } from '../../shared/labels/implementationStatusLabels'
import type { DonationRowFragment } from '../generated/graphql'
import type { ListColumn } from '../list/listColumn'
import { personColumns } from '../people/personColumns'
import { RewardStageChip } from './RewardStageChip'

type Row = DonationRowFragment & { id: string }

const column = (
  source: keyof typeof labels,
  render: ListColumn<Row>['render'],
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({ source, label: labels[source].admin, exported: [source], render, ...more })

/** What the list of donations can show; the optional one waits to be chosen. */
export const donationColumns: readonly ListColumn<Row>[] = [
  column('DonationAt', ({ DonationAt }) => formatListDateTime(new Date(DonationAt)), { sort: 'DESC' }),
  ...personColumns,
  column('StoolReceiptStatus', (row) => stoolReceiptLabels[row.StoolReceiptStatus], { from: 'sm' }),
  column('RewardStage', ({ RewardStage }) => <RewardStageChip stage={RewardStage} />),
  column('DonationInfoCreatedAt', (row) => formatListDateTime(new Date(row.DonationInfoCreatedAt)), {
    sort: 'DESC',
    optional: true,
  }),
]
