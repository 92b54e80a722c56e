import { memberPages } from '../../../../shared/words/program/memberPages'
import { requestRightsFormSchema } from '../../../../shared/forms/cases'
import { rightsRequestKinds, rightsRequestLabels } from '../../../../shared/words/labels/rightsLabels'
import { rightsRequestHints } from '../../../../shared/words/records/rights'
import { RequestRightsDocument, type OwnRequestFragment } from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { showToast } from '../../../ground/page/toasts'
import { rightsTexts } from '../../../ground/words/rights'
import { Button } from '../../../parts/components/Basics'
import { Form, RadioCards } from '../../../parts/components/Form'
import { FormErrors, useYupForm } from '../../../parts/components/FormErrors'
import { TextArea } from '../../../parts/components/TextField'
import styles from './RequestForm.module.css'

const texts = rightsTexts.form
const FIELDS = ['Kind', 'Words', 'OnPaper'] as const
const START = { Words: '', OnPaper: 'data' } as const

const kinds = rightsRequestKinds.map((kind) => ({
  value: kind,
  label: (
    <span>
      {rightsRequestLabels[kind]}
      <span className={styles.hint}>{rightsRequestHints[kind]}</span>
    </span>
  ),
}))
const ways = Object.entries(texts.ways).map(([value, label]) => ({ value, label }))

export function RequestForm({ onAsked }: { onAsked: (asked: OwnRequestFragment) => void }) {
  const form = useYupForm(requestRightsFormSchema, START)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ Kind, Words, OnPaper }) => {
    try {
      const { requestRights } = await request(RequestRightsDocument, {
        input: { Kind, Words, OnPaper: OnPaper === 'paper' },
      })
      onAsked(requestRights)
    } catch (error) {
      form.setError('root', { message: messageOf(error) })
      return
    }
    form.reset(START)
    showToast(texts.done)
    window.scrollTo(0, 0)
  })

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <h2>{texts.title}</h2>
      <FormErrors form={form} fields={FIELDS} />
      <RadioCards
        {...form.register('Kind')}
        label={texts.kind}
        hint={texts.fee}
        error={errors.Kind?.message}
        choices={kinds}
      />
      <TextArea
        {...form.register('Words')}
        label={texts.words}
        hint={texts.hint}
        rows={5}
        error={errors.Words?.message}
      />
      <RadioCards
        {...form.register('OnPaper')}
        label={texts.how}
        error={errors.OnPaper?.message}
        choices={ways}
      />
      <div className="buttons">
        <Button type="submit" busy={isSubmitting}>
          {memberPages['/account/rights'].primary}
        </Button>
      </div>
    </Form>
  )
}
