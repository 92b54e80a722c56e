import { Typography } from '@mui/material'
import { formatJapaneseTime, formatListDateTime } from '../../../shared/facts/dates'
import type { Material } from '../../../shared/facts/operatorFile'
import { correctUnitSchema, discardSchema } from '../../../shared/forms/unit'
import { string } from '../../../shared/forms/yup'
import { BRISTOL_TYPES, passedBefore } from '../../../shared/rules/donating/units/unitLimits'
import { unitLabels as labels } from '../../../shared/words/labels/unitLabels'
import { CorrectUnitDocument, DiscardUnitsDocument, type UnitPageQuery } from '../../generated/graphql'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useDone } from './useDone'

type Props = { unit: UnitPageQuery['getUnit']; onClose: () => void }

const asOptions = (values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value) => [String(value), String(value)]))

const reason = {
  name: 'Reason',
  label: '理由',
  hint: 'コーディネーターと管理者も読みます。検査の結果や体調は書かないでください',
  autoComplete: 'off',
} as const

export function CorrectUnitDialog(props: Props) {
  const { material } = useConsole().config.operator
  return material ? <CorrectForm material={material} {...props} /> : null
}

function CorrectForm({ unit, onClose, material }: Props & { material: Material }) {
  const call = useCallApi()
  const done = useDone()
  const receivedAt = new Date(unit.ReceivedAt)
  const form = useYupForm(correctUnitSchema(material).shape({ PassedTime: string() }), {
    Id: unit.Id,
    PassedTime: unit.PassedAt ? formatJapaneseTime(new Date(unit.PassedAt)) : '',
    WeightGrams: unit.WeightGrams ?? undefined,
    BristolType: unit.BristolType ?? undefined,
    Accepted: unit.Accepted,
    RejectionReason: unit.RejectionReason,
    Container: unit.Container,
    Reason: '',
  })
  const isAccepted = String(form.watch('Accepted')) === 'true'
  return (
    <FormDialog
      title={`便${unit.Number}を訂正する`}
      form={form}
      submitLabel="訂正する"
      onSubmit={async (values) => {
        const { PassedTime, ...rest } = values
        const RejectionReason = values.Accepted ? null : values.RejectionReason
        const PassedAt = passedBefore(receivedAt, PassedTime ?? '')?.toISOString() ?? null
        await call(CorrectUnitDocument, { input: { ...rest, RejectionReason, PassedAt } })
        done(`便${unit.Number}を訂正しました。前の値も残ります。`)
      }}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="WeightGrams"
        label={`${labels.WeightGrams.admin}（g）`}
        autoComplete="off"
        autoFocus
      />
      <FormField
        form={form}
        name="BristolType"
        label={labels.BristolType.admin}
        options={asOptions(BRISTOL_TYPES)}
      />
      <FormField
        form={form}
        name="Accepted"
        label={labels.Accepted.admin}
        options={{ true: '受け入れる', false: '受け入れない' }}
      />
      {!isAccepted && (
        <FormField
          form={form}
          name="RejectionReason"
          label={labels.RejectionReason.admin}
          options={asOptions(material.rejectionReasons)}
        />
      )}
      <FormField
        form={form}
        name="PassedTime"
        type="time"
        label={`${labels.PassedAt.admin}（わかるとき）`}
        hint={`受け取りは${formatListDateTime(receivedAt)}。あとの時刻は、前の日として記録します`}
      />
      <FormField form={form} name="Container" label={labels.Container.admin} autoComplete="off" />
      <FormField form={form} {...reason} />
    </FormDialog>
  )
}

export function DiscardUnitDialog({ unit, onClose }: Props) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(discardSchema, { Reason: '' })
  return (
    <FormDialog
      title={`便${unit.Number}を廃棄にする`}
      form={form}
      submitLabel="廃棄にする"
      isDangerous
      onSubmit={async ({ Reason }) => {
        await call(DiscardUnitsDocument, { input: { Ids: [unit.Id], Reason } })
        done(`便${unit.Number}を廃棄にしました。`)
      }}
      onClose={onClose}
    >
      <Typography>廃棄にすると、元には戻せません。協力金は変わりません。</Typography>
      {unit.HandedOverAt && (
        <Typography>
          この便は{unit.HandedOverTo}に引き渡し済みです。使わないように、引き渡し先へ連絡してください。
        </Typography>
      )}
      <FormField form={form} {...reason} autoFocus />
    </FormDialog>
  )
}
