import { readClassLabels } from '../../../shared/words/labels/readLabels'
import { readWords } from '../../ground/words/staffReads'
import { isReadClass } from '../../../shared/rules/records/reads'
import type { StaffReadRowFragment } from '../../generated/graphql'

export const ShownClasses = ({ shown }: { shown: StaffReadRowFragment['Shown'] }) =>
  shown.map(({ Class, Fields }) => (
    <div key={Class}>
      {isReadClass(Class) ? readClassLabels[Class] : Class}（{readWords.fields(Fields)}）
    </div>
  ))
