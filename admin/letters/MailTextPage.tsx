import { Alert, Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useParams } from 'react-router'
import { placeholder } from '../../shared/letters'
import { DELIVERED_WORDS, LETTER_CHANGED_MEANWHILE, LETTER_SAVED } from '../../shared/messages/letters'
import { mailTextSchema } from '../../shared/validation/mailText'
import { useMayAct } from '../actions/DialogButton'
import { Card } from '../components/Card'
import { showFieldErrors } from '../components/FormDialog'
import { FormField, useYupForm } from '../components/FormField'
import { FailurePanel, RowsSkeleton, failureMessage } from '../components/LoadingOrFailure'
import { useSettled } from '../components/useSettled'
import { useApiQuery, useCallApi } from '../dataProvider/useCallApi'
import {
  MailTextsDocument,
  MailTextVersionsDocument,
  PreviewMailTextDocument,
  SaveMailTextDocument,
  SendTrialMailTextDocument,
  type MailTextFieldsFragment,
} from '../generated/graphql'
import { Difference } from './Difference'
import { isConflict } from './LetterPage'
import { PreviewPane } from './LetterPreview'
import { LettersFrame } from './LettersFrame'
import { LetterVersions } from './LetterVersions'
import { Placeholders } from './Placeholders'
import { TrialButton } from './TrialButton'

type Words = { Subject: string; Text: string }

/** What a mail of the program says: its words beside the mail that comes of it, what was delivered, and its versions. */
export function MailTextPage() {
  const { key = '' } = useParams()
  const { data, error } = useApiQuery(['mailTexts'], MailTextsDocument, {})
  const text = data?.listMailTexts.items.find(({ Key }) => Key === key)
  return (
    <LettersFrame title={text?.Name ?? '自動で送るメール'}>
      {error && <Alert severity="error">{failureMessage(error)}</Alert>}
      {!data && !error && <RowsSkeleton rows={6} />}
      {data && !text && (
        <FailurePanel
          title="見つかりませんでした"
          text="このメールはありません。一覧から選び直してください。"
        />
      )}
      {text && <Editor key={key} text={text} />}
    </LettersFrame>
  )
}

function Editor({ text }: { text: MailTextFieldsFragment }) {
  const mayAct = useMayAct()
  const call = useCallApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { Key, Variables, DeliveredText } = text
  // What was read, not what others have saved since.
  const [read, setRead] = useState(text.Version)
  const form = useYupForm(mailTextSchema({ Variables, DeliveredText }), wordsOf(text))
  const [failure, setFailure] = useState<string | null>(null)
  const { data: versions = [] } = useApiQuery(
    ['mailTextVersions', Key],
    MailTextVersionsDocument,
    { key: Key },
    { select: ({ listMailTextVersions }) => listMailTextVersions },
  )

  const save = async (words: Words | { Subject: null; Text: null }) => {
    setFailure(null)
    try {
      const { saveMailText } = await call(SaveMailTextDocument, { input: { Key, Version: read, ...words } })
      form.reset(wordsOf(saveMailText))
      setRead(saveMailText.Version)
      notify(LETTER_SAVED, { type: 'success' })
    } catch (error) {
      if (isConflict(error)) {
        setFailure(LETTER_CHANGED_MEANWHILE)
        const now = await queries.fetchQuery({
          queryKey: ['mailTexts'],
          queryFn: () => call(MailTextsDocument, {}),
        })
        setRead(now.listMailTexts.items.find((each) => each.Key === Key)?.Version ?? read)
      } else if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
    await queries.invalidateQueries({ queryKey: ['mailTextVersions', Key] })
    await queries.invalidateQueries({ queryKey: ['mailTexts'] })
  }
  const trial = () => {
    const input = { IdempotencyKey: crypto.randomUUID(), Key, ...form.getValues() }
    return call(SendTrialMailTextDocument, { input })
  }
  const put = (name: string) => {
    const said = form.getValues('Text')
    const isLine = Variables.some(({ Name, IsLine }) => Name === name && IsLine)
    const before = isLine && said !== '' && !said.endsWith('\n') ? '\n' : ''
    form.setValue('Text', `${said}${before}${placeholder(name)}`, { shouldDirty: true })
    form.setFocus('Text')
  }

  return (
    <>
      <Typography color="textSecondary">
        {text.When}
        に送ります。保存すると、これから送るメールと、送信を待っているメールが新しい文面になります。送り終えたメールは変わりません。
      </Typography>
      {mayAct && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Card title="文面">
            <Box component="form" noValidate onSubmit={form.handleSubmit(save)}>
              {failure && (
                <Alert severity="error" role="alert">
                  {failure}
                </Alert>
              )}
              <FormField form={form} name="Subject" label="件名" hint="サービス名は自動でつきます" />
              <FormField
                form={form}
                name="Text"
                label="本文"
                multiline
                hint="宛名、署名、配信を止める案内は自動でつきます"
              />
              <Placeholders variables={Variables} onPut={put} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
                  保存する
                </Button>
                <TrialButton send={trial} />
              </Box>
            </Box>
          </Card>
          <Preview textKey={Key} words={form.watch()} />
        </Box>
      )}
      <Delivered text={text} onRestore={mayAct ? () => void save({ Subject: null, Text: null }) : null} />
      {versions.length > 0 && (
        <LetterVersions
          versions={versions}
          wordsOf={said}
          onRestore={
            mayAct
              ? (version) => void save(version.IsDelivered ? { Subject: null, Text: null } : wordsOf(version))
              : null
          }
        />
      )}
    </>
  )
}

function Preview({ textKey: Key, words: { Subject, Text } }: { textKey: string; words: Words }) {
  const input = useSettled({ Key, Subject, Text })
  const answer = useApiQuery(
    ['mailTextPreview', input],
    PreviewMailTextDocument,
    { input },
    { select: ({ previewMailText }) => previewMailText, placeholderData: keepPreviousData, retry: false },
  )
  return <PreviewPane {...answer} />
}

type DeliveredProps = { text: MailTextFieldsFragment; onRestore: (() => void) | null }

/** What the program was delivered with, beside what stands now. */
function Delivered({ text, onRestore }: DeliveredProps) {
  const { IsDelivered, DeliveredSubject, DeliveredText } = text
  return (
    <Card title={IsDelivered ? `${DELIVERED_WORDS}（いまの文面）` : `${DELIVERED_WORDS}からの違い`}>
      <Difference
        before={IsDelivered ? null : said({ Subject: DeliveredSubject, Text: DeliveredText })}
        after={said(text)}
      />
      {!IsDelivered && onRestore && (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={onRestore}>
          {DELIVERED_WORDS}に戻す
        </Button>
      )}
    </Card>
  )
}

const wordsOf = ({ Subject, Text }: Words): Words => ({ Subject, Text })
const said = ({ Subject, Text }: Words) => `件名：${Subject}\n\n${Text}`
