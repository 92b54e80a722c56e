import { mailFaultLabels, mailStateLabels } from '../../../../shared/words/labels/consoleLabels'
import type { MailDeliveryFilter } from '../../../../shared/generated/schema'
import {
  type FilterValues,
  listQueries,
  type ResourceQueries,
  type ListContract,
} from '../../../ground/dataProvider/resourceQueries'
import { MailListDocument } from '../../../generated/graphql'

/** Mails that were sent, or should not be sent, have no failure reason. */
export const hasReasons = (values: FilterValues) =>
  values.choices('state', mailStateLabels).some((state) => state === 'Failed' || state === 'Waiting')

const contract: ListContract<MailDeliveryFilter, never> = {
  fields: [
    {
      where: (values) => ({
        State: values.among('state', mailStateLabels),
        Fault: hasReasons(values) ? values.among('fault', mailFaultLabels) : undefined,
        CreatedAt: values.moments('created'),
      }),
    },
  ],
  sortFields: {},
}

export const mailQueries: ResourceQueries = listQueries(MailListDocument, contract, (data) => data.listMails)
