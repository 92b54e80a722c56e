import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TestList } from '../../../../../donor/way/donating/flora/ChangesCard'
import { ReportView } from '../../../../../donor/way/donating/flora/ReportView'
import { floraReports } from '../../../../../donor/way/donating/flora/floraReport'
import type { FloraTest, FloraTests } from '../../../../../donor/way/donating/flora/loadFloraTests'
import { renderPage } from '../../../renderPage'
import { floraTest, sharedTest } from './floraTest'

function show(tests: FloraTest[], averages: FloraTests['FloraAverages'] = null) {
  const reports = floraReports(tests)
  const [latest] = reports
  if (!latest) throw new Error('no report')
  renderPage(<ReportView reports={reports} latest={latest} total={1204} averages={averages} />)
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent))

it('says in a table what the chart shows, and leaves nothing out', async () => {
  show([sharedTest()])
  expect(rowsOf('菌の割合')).toEqual([
    ['菌のなかま', 'ご自身'],
    ['バクテロイデス属', '28.3%'],
    ['フェカリバクテリウム属', '15.0%'],
    ['ビフィドバクテリウム属', '13.0%'],
    ['ブラウティア属', '10.0%'],
    ['ルミノコッカス属', '8.0%'],
    ['プレボテラ属', '4.0%'],
  ])
  expect(screen.getByText(/^表にない菌を合わせて21.7%です。/)).toBeTruthy()
  await userEvent.click(screen.getByText('そのほかの1種類をすべて見る'))
  expect(screen.getByRole('row', { name: 'ドレア属 3.0%' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'タイプ：バクテロイデス型' })).toBeTruthy()
})

it('names the band of the diversity, and says that a place is no merit', () => {
  show([sharedTest()])
  expect(screen.getByRole('img', { name: '0から100のうち52.3、ふつう' })).toBeTruthy()
  const beads = screen.getByRole('img', {
    name: '1,204件の結果を多様性の高い順に並べたとき、186番目です',
  })
  const classes = Array.from(beads.children, ({ className }) => className !== '')
  expect(classes).toHaveLength(20)
  expect(classes.indexOf(true)).toBe(16)
  expect(classes.lastIndexOf(true)).toBe(16)
  expect(screen.getByText(/丸1つが約60件です。/)).toBeTruthy()
  expect(screen.getByText(/順番は、健康やドナーとしての良し悪しを表すものではありません。/)).toBeTruthy()
  expect(screen.getByText('この結果は参考値です。病気の診断や健康状態の評価ではありません。')).toBeTruthy()
})

it('puts the means beside one’s own shares, and a plain sentence to each genus that is known', () => {
  show([sharedTest()], {
    People: 12,
    DiversityScoreScaled: 50.1,
    Genera: [
      { Genus: 'bacteroides', Share: 0.2 },
      { Genus: 'blautia', Share: 0.09 },
    ],
  })
  expect(rowsOf('菌の割合').slice(0, 3)).toEqual([
    ['菌のなかま', 'ご自身', '平均'],
    ['バクテロイデス属', '28.3%', '20.0%'],
    ['フェカリバクテリウム属', '15.0%', '—10人に満たないため、表示しません'],
  ])
  expect(screen.getByText(/平均は50.1です（12人）。/)).toBeTruthy()
  const about = screen.getByText('ビフィドバクテリウム属', { selector: 'dt' })
  expect(about.nextElementSibling?.textContent).toMatch(/^ビフィズス菌のことです。/)
})

it('compares several reports, and shows an earlier one by choice', async () => {
  const earlier = sharedTest({
    Id: 'test-0',
    Month: 6,
    Day: 26,
    DiversityScoreScaled: 33.8,
    IntestinalFloraComposition: { Prevotella: 0.6, Bacteroides: 0.4 },
    Enterotype: 'プレボテラ型',
  })
  show([sharedTest(), earlier])
  expect(document.body.textContent).toContain(
    '2026年6月26日（金）の検査とくらべて、多様性スコアは18.5高くなりました。割合がいちばん増えたのはフェカリバクテリウム属（＋15.0ポイント）です。いちばん減ったのはプレボテラ属（−56.0ポイント）です。',
  )
  expect(rowsOf('これまでの変化')).toEqual([
    ['検査日', '多様性スコア', '前回との差'],
    ['2026年6月26日（金）', '33.8', '初回'],
    ['2026年9月18日（金）', '52.3', '＋18.5'],
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '検査日' }), '2026年6月26日（金）')
  expect(screen.getByRole('img', { name: '0から100のうち33.8、低め' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'タイプ：プレボテラ型' })).toBeTruthy()
})

it('shows no report before the result is shared, or without a composition', () => {
  expect(floraReports([floraTest({ Status: 'Received' }), floraTest()])).toEqual([])
  expect(floraReports([sharedTest({ IntestinalFloraComposition: null })])).toEqual([])
})

it('lists every test with how far it is', () => {
  const missed = floraTest({ Id: 'a', DeadlineForApplicationAt: '2026-11-20' })
  renderPage(<TestList tests={[floraTest(), missed, sharedTest({ Id: 'b' })]} />)
  expect(rowsOf('検査の一覧').slice(1)).toEqual([
    ['2026年11月17日（火）', 'お申し込みいただけます'],
    ['2026年11月17日（火）', '申込期限が過ぎました'],
    ['2026年9月18日（金）', '結果をご覧いただけます'],
  ])
})
