import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { usePlaces } from '../places/usePlaces'
import { deskKeys } from '../shortcuts/deskKeys'
import { Keys, useLetterShortcuts } from '../shortcuts/Keys'

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [letters, setLetters] = useLetterShortcuts()
  const places = usePlaces().flatMap((group) => group.places)
  const rows: [keys: string[], meaning: string][] = [
    [['Ctrl', 'K'], '会員や画面を開く（Macは⌘K）'],
    [['/'], '会員や画面を開く'],
    [['?'], 'この一覧を開く'],
    ...places.map(({ letter, name }): [string[], string] => [['g', letter], `${translate(name)}へ移る`]),
    [['n'], '会員のページで、電話やメモを記録する'],
    [['Ctrl', 'Enter'], '書いた記録を保存する'],
    ...deskKeys.map(([keys, meaning]): [string[], string] => [[...keys], `きょうの机：${meaning}`]),
    [['Esc'], '開いているものを閉じる'],
  ]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">キーボードの使い方</DialogTitle>
      <DialogContent>
        <Box component="table" sx={{ width: 1, borderCollapse: 'collapse' }}>
          <tbody>
            {rows.map(([keys, meaning]) => (
              <Box
                component="tr"
                key={meaning}
                sx={{ '& > *': { py: 0.75, borderBottom: '1px solid', borderColor: 'divider' } }}
              >
                <Box component="th" scope="row" sx={{ textAlign: 'left', whiteSpace: 'nowrap', pr: 2 }}>
                  <Keys keys={keys} />
                </Box>
                <td>{meaning}</td>
              </Box>
            ))}
          </tbody>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          2つのキーのうち、Ctrlは押したまま、gは離してから次のキーを押します。
        </Typography>
        <FormControlLabel
          control={<Switch checked={letters} onChange={(_event, checked) => setLetters(checked)} />}
          label="1文字のショートカットを使う"
          sx={{ mt: 1 }}
        />
        <Typography variant="body2" color="textSecondary">
          音声入力などで意図せず動くときは、切ってください。
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          閉じる
        </Button>
      </DialogActions>
    </Dialog>
  )
}
