import { tsImport } from 'tsx/esm/api'

const OPENING = `What each duty of staff may do, and which data it reads ([064](decisions/064-duties.md)). Made by
\`npm run codegen\` from \`shared/rules/records/access\`; the console shows the same under アカウント → 役割でできること.`

const line = (cells) => `| ${cells.join(' | ')} |`

/** `docs/duties.md`, out of the tables that the server obeys: a plugin of `npm run codegen`. */
export async function plugin() {
  const load = (path) => tsImport(path, import.meta.url)
  const { dutyTables, dataRemarks, reachLabels, reachMarks } = await load('../admin/ground/words/dutyWork.ts')
  const { allRoles } = await load('../shared/rules/records/access/roles.ts')
  const { roleLabels } = await load('../shared/words/labels/consoleLabels.ts')
  const { roleMeanings, DUTY_WORK } = await load('../admin/ground/words/duties.ts')
  const { poolGroupByRole } = await load('../server/ground/settings/poolGroups.ts')

  const list = (items) => items.map((item) => `- ${item}`).join('\n')
  const tables = dutyTables().map(({ title, rows }) =>
    [
      `## ${title}`,
      '',
      line(['', ...allRoles.map((role) => roleLabels[role])]),
      line([':--', ...allRoles.map(() => ':-:')]),
      ...rows.map(({ words, reach }) => line([words, ...allRoles.map((role) => reachMarks[reach[role]])])),
    ].join('\n'),
  )
  const marks = Object.keys(reachMarks).map((reach) => `${reachMarks[reach]}：${reachLabels[reach]}`)
  const text = [
    '# Duties',
    OPENING,
    `## ${DUTY_WORK}`,
    list(
      allRoles.map((role) => `**${roleLabels[role]}** (\`${poolGroupByRole[role]}\`): ${roleMeanings[role]}`),
    ),
    marks.join('　'),
    tables[0],
    list(dataRemarks),
    ...tables.slice(1),
  ].join('\n\n')
  return `${text}\n`
}
