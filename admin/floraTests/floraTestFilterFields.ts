import { inspectionDetailLabels as labels } from '../../shared/labels/inspectionDetailLabels'
import { fieldOf } from '../list/fieldOf'
import type { FilterField } from '../list/filterField'
import { floraStatusWords } from './floraStatusWords'

const { choices, dates, text } = fieldOf

/** What the list of flora tests can be narrowed by; `floraTestListContract` asks the API for the same names. */
export const floraTestFilterFields: readonly FilterField[] = [
  choices('status', labels.Status, floraStatusWords),
  text('sample', labels.SampleId),
  dates('deadline', labels.DeadlineForApplicationAt),
  dates('created', labels.InspectionDetailCreatedAt),
]
