import { Box } from '@mui/material'

type Props = { title: string; mail: { Subject: string; Text: string } }

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
