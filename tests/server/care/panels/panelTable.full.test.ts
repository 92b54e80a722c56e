import { expect, test } from 'vitest'
import { applicant, staff } from '../../../support/actors'
import { panelTable, previewPanels, type TableRow } from '../../../support/panels'
import { startTestServer } from '../../../support/testServer'

test(
  'a positive hidden in row 4,000 is the first row that a physician sees',
  { timeout: 300_000 },
  async () => {
    const server = await startTestServer()
    const person = await applicant(server)
    const rows = Array.from({ length: 4_200 }, (_, at): TableRow => ({
      person: `D-9${String(at).padStart(5, '0')}`,
    }))
    rows[3_998] = { person: person.id, said: { HIV: '陽性' } }
    const { data } = await previewPanels(await staff(server, 'Physician'), panelTable(rows))
    const lines = data?.previewTestPanels.Lines ?? []
    expect(lines).toHaveLength(4_200)
    expect(lines[0]).toMatchObject({ Line: 4_000, UserId: person.id, Findings: ['陽性：HIV'] })
    expect(lines.filter(({ Findings }) => Findings.length > 0)).toHaveLength(1)
    await server.close()
  },
)
