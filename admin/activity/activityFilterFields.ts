import { activityCategoryLabels, activityOperationLabels } from '../../shared/labels/activityLabels'
import { userActivityLabels as labels } from '../../shared/labels/consoleLabels'
import { filterValues } from '../dataProvider/filterValues'
import { optionsOf, type FilterField, type FilterRecord } from '../list/filterField'

/** What the log can be narrowed by. An operation means something only within its category. */
export function activityFilterFields(filter: FilterRecord): FilterField[] {
  const category = filterValues(filter).choice('category', activityCategoryLabels)
  return [
    { kind: 'dates', name: 'time', label: '期間' },
    {
      kind: 'choice',
      name: 'category',
      label: labels.category.admin,
      options: optionsOf(activityCategoryLabels),
      dependents: ['operation'],
    },
    ...(category
      ? [
          {
            kind: 'choice' as const,
            name: 'operation',
            label: labels.operation.admin,
            options: optionsOf(activityOperationLabels[category]),
          },
        ]
      : []),
    { kind: 'text', name: 'userId', label: 'ドナー番号か会員ID' },
    { kind: 'flag', name: 'all', label: 'すべての期間', yes: 'すべての期間', no: '直近30日' },
  ]
}
