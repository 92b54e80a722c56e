import { useNotify } from 'react-admin'
import { deviceLockTexts } from '../../../../shared/words/program/deviceLock'
import { deviceCodesSchema } from '../../../../shared/forms/console'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { SaveDeviceLockDocument } from '../../../generated/graphql'
import { setCodes } from '../../../ground/lock/codes'

const { form: texts, card } = deviceLockTexts

export function CodesDialog({ onClose }: { onClose: () => void }) {
  const call = useCallApi()
  const notify = useNotify()
  const { session } = useConsole()
  const form = useYupForm(deviceCodesSchema, { Pin: '', RepeatedPin: '', Badge: '' })
  return (
    <FormDialog
      title={card.set}
      form={form}
      submitLabel={card.set}
      onSubmit={async ({ Pin, Badge }) => {
        const codes = { pin: Pin, badge: Badge || null }
        await setCodes(session.username() ?? '', codes, async (input) => {
          const { saveDeviceLock } = await call(SaveDeviceLockDocument, { input })
          return saveDeviceLock.Share
        })
        notify(card.done, { type: 'success' })
      }}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="Pin"
        label={texts.pin}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
      />
      <FormField
        form={form}
        name="RepeatedPin"
        label={texts.repeated}
        type="password"
        inputMode="numeric"
        autoComplete="off"
      />
      <FormField
        form={form}
        name="Badge"
        label={texts.badge}
        hint={texts.badgeHint}
        type="password"
        autoComplete="off"
      />
    </FormDialog>
  )
}
