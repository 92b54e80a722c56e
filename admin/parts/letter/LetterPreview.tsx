import { Alert, Box, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import type { LetterKind } from '../../../shared/generated/schema'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { RowsSkeleton, failureMessage } from '../components/LoadingOrFailure'
import { useSettled } from '../components/useSettled'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { PreviewLetterDocument } from '../../generated/graphql'
import { MailBody } from './MailBody'

type Props = { content: { Kind: LetterKind; Subject: string; Text: string }; userId?: string }

/** The mail as the server composes it, a moment after the last key. */
export function LetterPreview({ content, userId = undefined }: Props) {
  const { Kind, Subject, Text } = content
  const input = useSettled({ Kind, Subject, Text, UserId: userId ?? null })
  const answer = useApiQuery(
    ['letterPreview', input],
    PreviewLetterDocument,
    { input },
    {
      select: ({ previewLetter }) => previewLetter,
      placeholderData: keepPreviousData,
      retry: false,
    },
  )
  return <PreviewPane {...answer} />
}

type Pane = { data: { Subject: string; Html: string } | undefined; error: Error | null; isPending: boolean }

export const PreviewPane = ({ data, error, isPending }: Pane) => (
  <Box component="section" aria-label="プレビュー" sx={{ minWidth: 0 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      プレビュー
    </Typography>
    {error && (
      <Alert severity="info" role="alert" sx={{ mb: 1 }}>
        {sentencesOf(error)}
      </Alert>
    )}
    {isPending && <RowsSkeleton rows={6} />}
    {data && !error && (
      <>
        <Typography sx={{ fontWeight: 700, mb: 1, overflowWrap: 'anywhere' }}>{data.Subject}</Typography>
        <MailBody html={data.Html} />
      </>
    )}
  </Box>
)

function sentencesOf(error: Error): string {
  const sentences = Object.values(fieldSentences(error))
  return sentences.length > 0 ? [...new Set(sentences)].join('。') : failureMessage(error)
}
