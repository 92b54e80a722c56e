import { mailStateLabels } from '../../shared/labels/consoleLabels'
import { listQueries, type ResourceQueries, type ListContract } from '../dataProvider/resourceQueries'
import { MailListDocument, type MailDeliveryFilter } from '../generated/graphql'

const contract: ListContract<MailDeliveryFilter, never> = {
  fields: [
    {
      where: (values) => ({
        State: values.among('state', mailStateLabels),
        CreatedAt: values.moments('created'),
      }),
    },
  ],
  sortFields: {},
}

export const mailQueries: ResourceQueries = listQueries(MailListDocument, contract, (data) => data.listMails)
