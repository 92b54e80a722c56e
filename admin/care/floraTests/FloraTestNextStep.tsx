import { personActions } from '../../../shared/words/office/personActions'
import type { ActionSubject } from '../../parts/actions/ActionForm'
import { DialogButton } from '../../parts/actions/DialogButton'
import type { FloraTestRowFragment } from '../../generated/graphql'
import { isoDayOfParts } from './FloraStatusChip'
import { lazyOf } from '../../parts/components/lazyOf'

const ReceiveSampleDialog = lazyOf(() => import('./FloraTestDialogs'), 'ReceiveSampleDialog')
const ShareResultDialog = lazyOf(() => import('./FloraTestDialogs'), 'ShareResultDialog')

type Props = {
  subject: ActionSubject & { DeleteStatus: boolean }
  test: Pick<FloraTestRowFragment, 'Id' | 'Status' | 'Year' | 'Month' | 'Day'>
}

/** Empty if the next step is the donor's, or the test is finished. */
export function FloraTestNextStep({ subject, test }: Props) {
  if (subject.DeleteStatus) return null
  if (test.Status === 'Applied')
    return (
      <DialogButton
        operation="recordIntestinalFloraTest"
        label={personActions.receiveSample.label}
        variant="contained"
        Dialog={ReceiveSampleDialog}
        about={{ subject, testId: test.Id }}
      />
    )
  if (test.Status === 'Received')
    return (
      <DialogButton
        operation="recordIntestinalFloraTest"
        label={personActions.shareResult.label}
        variant="contained"
        Dialog={ShareResultDialog}
        about={{ subject, testId: test.Id, examDate: isoDayOfParts(test.Year, test.Month, test.Day) ?? '' }}
      />
    )
  return null
}
