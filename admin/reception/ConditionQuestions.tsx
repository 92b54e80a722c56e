import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { askedAloud } from '../../shared/messages/reception'
import { dailyQuestionSet } from '../../shared/questionnaire/dailyQuestionSet'

/** The 30 seconds of questions, to be asked aloud. The answers are not kept: who has one of these goes home today. */
export function ConditionQuestions() {
  return (
    <Box
      component="details"
      sx={{ '& summary': { cursor: 'pointer', fontWeight: 700, py: 1, width: 'fit-content' } }}
    >
      <summary>体調の質問（約30秒）</summary>
      <Box component="ol" sx={{ m: 0, pl: 3, fontSize: 16, lineHeight: 1.8 }}>
        {dailyQuestionSet.questions.map(({ id, text }) => (
          <li key={id}>{askedAloud[id] ?? text}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 1 }}>
        ひとつでも「はい」のときは、記録せずに「今日の献便はお休みください。お越しいただき、ありがとうございました。どうぞお大事になさってください。」とお伝えください。
      </Typography>
    </Box>
  )
}
