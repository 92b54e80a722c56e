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
import { usePermissions } from 'react-admin'
import { mayCall } from '../../../shared/rules/records/access/operations'
import type { Role } from '../../../shared/generated/schema'
import { usePlaces } from '../../ground/console/usePlaces'
import { deskKeys, keysFor, listKeys, personKeys, type Key } from '../../parts/shortcuts/deskKeys'
import { Keys, useLetterShortcuts } from '../../parts/shortcuts/Keys'

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [letters, setLetters] = useLetterShortcuts()
  const held = usePermissions<readonly Role[]>().permissions ?? []
  const sought = mayCall(held, 'listUsersByIdProfileCreatedAt') ? '会員や画面を開く' : '画面を開く'
  const pages = usePlaces().flatMap((place) => place.pages)
  const groups: readonly { title: string; keys: readonly Key[] }[] = [
    {
      title: 'どの画面でも',
      keys: [
        [['Ctrl', 'K'], `${sought}（Macは⌘K）`],
        [['/'], sought],
        [['?'], 'この一覧を開く'],
        [['Esc'], '開いているものを閉じる'],
      ],
    },
    { title: 'きょうの机', keys: deskKeys },
    { title: 'ほかの一覧', keys: listKeys },
    { title: '会員のページ', keys: personKeys },
    {
      title: '画面へ移る',
      keys: pages.flatMap(({ letter, full }): Key[] => (letter ? [[['g', letter], full]] : [])),
    },
  ]
  const shown = groups
    .map(({ title, keys }) => ({ title, keys: keysFor(held, keys) }))
    .filter(({ keys }) => keys.length > 0)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">キーボードの使い方</DialogTitle>
      <DialogContent>
        {shown.map(({ title, keys }) => (
          <Box key={title} component="section" sx={{ '& + &': { mt: 2.5 } }}>
            <Typography component="h3" sx={{ fontSize: 13, fontWeight: 700, color: 'text.secondary' }}>
              {title}
            </Typography>
            <Box component="table" sx={{ width: 1, borderCollapse: 'collapse' }}>
              <tbody>
                {keys.map(([pressed, meaning]) => (
                  <Box
                    component="tr"
                    key={pressed.join(' ')}
                    sx={{ '& > *': { py: 0.75, borderBottom: '1px solid', borderColor: 'divider' } }}
                  >
                    <Box component="th" scope="row" sx={{ textAlign: 'left', width: 112, pr: 2 }}>
                      <Keys keys={pressed} />
                    </Box>
                    <td>{meaning}</td>
                  </Box>
                ))}
              </tbody>
            </Box>
          </Box>
        ))}
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
