import { Box } from '@mui/material'

type Props = { title: string; mail: { Subject: string; Text: string } }

/** A mail that will be sent, to be opened by whoever wants to read it first. */
export function MailText({ title, mail: { Subject, Text } }: Props) {
  return (
    <details>
      <summary>{title}</summary>
      <Box
        sx={{
          mt: 1,
          p: 1.5,
          bgcolor: 'background.paper',
          borderRadius: '8px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 13,
        }}
      >
        <b>{Subject}</b>
        {`\n\n${Text}`}
      </Box>
    </details>
  )
}
