import { readClassLabels } from '../../shared/labels/readLabels'
import { readWords } from '../../shared/messages/staffReads'
import { isReadClass } from '../../shared/reads'
import type { StaffReadRowFragment } from '../generated/graphql'

export const ShownClasses = ({ shown }: { shown: StaffReadRowFragment['Shown'] }) =>
  shown.map(({ Class, Fields }) => (
    <div key={Class}>
      {isReadClass(Class) ? readClassLabels[Class] : Class}（{readWords.fields(Fields)}）
    </div>
  ))
