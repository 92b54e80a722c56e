import { Button, Typography } from '@mui/material'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { placeholder } from '../../../shared/rules/office/letters'
import { DELIVERED_WORDS, SOME_WORDS_FOUND } from '../../../shared/words/office/letters'
import { mailTextSchema } from '../../../shared/forms/mailText'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { FailurePanel, RowsSkeleton, LoadFailure } from '../../parts/components/LoadingOrFailure'
import { useSettled } from '../../parts/components/useSettled'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  MailTextsDocument,
  MailTextVersionsDocument,
  PreviewMailTextDocument,
  SaveMailTextDocument,
  SendTrialMailTextDocument,
  type MailTextFieldsFragment,
} from '../../generated/graphql'
import { Difference } from './Difference'
import { PreviewPane } from '../../parts/letter/LetterPreview'
import { PageFrame } from '../../parts/components/PageFrame'
import { LetterVersions } from './LetterVersions'
import { Placeholders } from '../../parts/letter/Placeholders'
import { TrialButton } from './TrialButton'
import { useSavingWords, WordsForm } from './WordsForm'

type Words = { Subject: string; Text: string }

export function MailTextPage() {
  const { key = '' } = useParams()
  const { data, error } = useApiQuery(['mailTexts'], MailTextsDocument, {})
  const text = data?.listMailTexts.items.find(({ Key }) => Key === key)
  return (
    <PageFrame title={text?.Name ?? '自動で送るメール'}>
      {error && <LoadFailure error={error} />}
      {!data && !error && <RowsSkeleton rows={6} />}
      {data && !text && (
        <FailurePanel
          title="見つかりませんでした"
          text="このメールはありません。一覧から選び直してください。"
        />
      )}
      {text && <Editor key={key} text={text} />}
    </PageFrame>
  )
}

function Editor({ text }: { text: MailTextFieldsFragment }) {
  const maySave = useMayCall()('saveMailText')
  const call = useCallApi()
  const queries = useQueryClient()
  const { Key, Variables, DeliveredText } = text
  const form = useYupForm(mailTextSchema({ Variables, DeliveredText }), wordsOf(text))
  const { data: versions = [] } = useApiQuery(
    ['mailTextVersions', Key],
    MailTextVersionsDocument,
    { key: Key },
    { select: ({ listMailTextVersions }) => listMailTextVersions },
  )
  const { save, failure } = useSavingWords(form, {
    version: text.Version,
    keys: [['mailTextVersions', Key], ['mailTexts']],
    send: async (words: Words | { Subject: null; Text: null }, version) => {
      const { saveMailText } = await call(SaveMailTextDocument, {
        input: { Key, Version: version, ...words },
      })
      form.reset(wordsOf(saveMailText))
      return saveMailText
    },
    newest: async () => {
      const { listMailTexts } = await queries.fetchQuery({
        queryKey: ['mailTexts'],
        queryFn: () => call(MailTextsDocument, {}),
      })
      return listMailTexts.items.find((each) => each.Key === Key)?.Version
    },
  })
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
      {maySave && (
        <WordsForm
          failure={failure}
          saving={form.formState.isSubmitting}
          onSubmit={form.handleSubmit(save)}
          trial={<TrialButton send={trial} />}
          preview={<Preview textKey={Key} words={form.watch()} />}
        >
          <FormField form={form} name="Subject" label="件名" hint="サービス名は自動でつきます" />
          <FormField
            form={form}
            name="Text"
            label="本文"
            multiline
            hint={`宛名、署名、配信を止める案内は自動でつきます。${SOME_WORDS_FOUND}`}
          />
          <Placeholders variables={Variables} onPut={put} />
        </WordsForm>
      )}
      <Delivered text={text} onRestore={maySave ? () => void save({ Subject: null, Text: null }) : null} />
      {versions.length > 0 && (
        <LetterVersions
          versions={versions}
          wordsOf={said}
          onRestore={
            maySave
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
