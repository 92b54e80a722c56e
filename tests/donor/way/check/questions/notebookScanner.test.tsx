import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { NotebookScanner, type Taken } from '../../../../../donor/way/check/questions/NotebookScanner'
import * as reading from '../../../../../donor/way/check/questions/readCodes'
import { medicineHelp } from '../../../../../donor/ground/words/medicineHelp'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { renderPage } from '../../../renderPage'

const medicine = 'JAHISTC08,1\r\n5,R081110,1\r\n201,01,クラビット錠５００ｍｇ,1,錠,2,620002459,1\r\n'
const use = '301,1,【分１ 朝食後服用】,7,日分,1,1,,1\r\n'
const photo = () => new File(['x'], 'code.png', { type: 'image/png' })

async function photographed(...codes: string[]) {
  const found = codes.map((text) => ({ bytes: new TextEncoder().encode(text), sequence: null }))
  vi.spyOn(reading, 'codesOfPhotos').mockResolvedValue(found)
  await userEvent.upload(screen.getByLabelText(medicineHelp.photo), photo())
}

let taken: (readonly Taken[])[]
beforeEach(() => {
  taken = []
  renderPage(
    <NotebookScanner
      questions={questionnaires.current.questions}
      onTake={(all) => {
        taken.push(all)
      }}
    />,
  )
})

it('asks for the end of a medicine that the code does not say, and does not call it read', async () => {
  await photographed(medicine)
  await screen.findByText(medicineHelp.goesOn)
  screen.getByText(/2026年11月10日（火）から。いつまで使ったかは、質問で日にちを選んでください/)
  expect(screen.queryByText(/日分/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: medicineHelp.take }))
  expect(taken.flat().map(({ suggestion }) => suggestion.day)).toEqual([null])
})

it('is complete once the code beside it is read', async () => {
  await photographed(use)
  await screen.findByText(medicineHelp.goesOn)
  expect(screen.queryByText(medicineHelp.nothing)).toBeNull()
  await photographed(medicine)
  await screen.findByText(/2026年11月10日（火）から7日分/)
  expect(screen.queryByText(medicineHelp.goesOn)).toBeNull()
})

it('says that nothing can be read where the reader does not come', async () => {
  vi.spyOn(reading, 'codesOfPhotos').mockRejectedValue(new Error('no network'))
  await userEvent.upload(screen.getByLabelText(medicineHelp.photo), photo())
  await screen.findByText(medicineHelp.noReader)
  expect(screen.queryByText(medicineHelp.noCode)).toBeNull()
})
