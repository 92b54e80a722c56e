import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getDirectiveValues, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { readContract } from './scripts/contract.mjs'

const contract = readContract()
const schema = buildSchema(contract)

const classOf = (node: Parameters<typeof getDirectiveValues>[1] | null | undefined): unknown => {
  const visible = schema.getDirective('visible')
  return visible && node ? getDirectiveValues(visible, node)?.data : undefined
}

/**
 * A fragment with each field of the profile that an input edits, so that what is edited is also asked for; health once
 * the record was opened for a purpose.
 */
function editedProfile(name: string, input: string): string {
  const [profile, edited] = [schema.getType('UserProfile'), schema.getType(input)]
  if (!isObjectType(profile) || !isInputObjectType(edited)) throw new Error(`${input} is not in the contract`)
  const fields = Object.keys(edited.getFields()).filter(
    (field) => field !== 'Version' && field in profile.getFields(),
  )
  const health = fields.filter((field) => classOf(profile.getFields()[field]?.astNode) === 'Health')
  const asked = fields.map((field) => (health.includes(field) ? `${field} @include(if: $opened)` : field))
  return `fragment ${name} on UserProfile { ${asked.join(' ')} }`
}

/**
 * The mutations that a wing's code asks by the contract's own name (`StopUserDocument` for `stopUser`) and that no
 * document of its own is written for: asked for nothing but that it was done.
 */
function plainMutations(wing: string): string[] {
  const files = readdirSync(wing, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('generated'),
  )
  const found = (ending: RegExp, what: RegExp) =>
    new Set(
      files
        .filter((path) => ending.test(path))
        .flatMap((path) => [...readFileSync(join(wing, path), 'utf8').matchAll(what)])
        .map(([, name = '']) => name),
    )
  const [asked, written] = [found(/\.tsx?$/, /\b(\w+)Document\b/g), found(/\.graphql$/, /^mutation (\w+)/gm)]
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
    const own = name.replace(/^./, (first) => first.toUpperCase())
    if (!asked.has(own) || written.has(own)) return []
    const told = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const answer = getNamedType(type)
    const done = isObjectType(answer) ? ('Id' in answer.getFields() ? '{ Id }' : '{ success }') : ''
    return `mutation ${own}${told && `(${told})`} { ${name}${passed && `(${passed})`} ${done} }`
  })
}

const scalars = { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' }
const common = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  defaultScalarType: 'unknown',
}
/** The types of a client's documents; inputs and enumerations stand in shared/generated. */
const ofDocuments = {
  ...common,
  onlyOperationTypes: true,
  importSchemaTypesFrom: './shared/generated/schema.ts',
  namespacedImportName: 'Schema',
}

export default {
  contract,
  generates: {
    'docs/operator.schema.json': { plugins: ['./scripts/operatorSchema.mjs'] },
    'docs/duties.md': { plugins: ['./scripts/dutiesPage.mjs'] },
    'server/ground/tables/sql/changedIn.sql': { plugins: ['./scripts/changedInSql.mjs'] },
    'server/generated/contract.ts': { plugins: ['./scripts/contract.mjs'] },
    'server/generated/editedColumns.ts': { plugins: ['./scripts/editedColumns.mjs'] },
    'server/generated/enumValues.ts': { plugins: ['./scripts/enumValues.mjs'] },
    'shared/generated/schema.ts': { plugins: ['typescript'], config: common },
    'server/generated/resolvers.ts': {
      plugins: ['./scripts/serverTypes.mjs', 'typescript-resolvers'],
      config: {
        ...common,
        scalars: { ...scalars, DateTime: { input: 'Date', output: 'Date' } },
        // They stand in shared/generated.
        disableDescriptions: true,
        contextType: '../doors/graphql/context#GraphQLContext',
        mappers: {
          User: '../care/users/userParent#UserParent',
          Dashboard: '../office/dashboard/getDashboard#DashboardParent',
          UserProfileList: '../ground/db/keysetPage#Page<UserProfile>',
          ScreeningInfoList: '../ground/db/keysetPage#Page<ScreeningInfo>',
          AdministratorProfileList: '../ground/db/keysetPage#Page<AdministratorProfile>',
          DonationInfoList: '../ground/db/keysetPage#Page<DonationInfo>',
          InspectionDetailList: '../ground/db/keysetPage#Page<InspectionDetail>',
          Unit: '../care/units/unitRows#UnitParent',
          UnitList: '../ground/db/keysetPage#Page<UnitParent>',
          Hold: '../care/holds/holdRows#HoldParent',
          HoldList: '../ground/db/keysetPage#Page<HoldParent>',
          TestPanel: '../care/panels/panelRows#PanelParent',
          WorkList: '../office/work/listWork#WorkPage',
          AllocationList: '../ground/db/keysetPage#Page<Allocation>',
          BulkRowList: '../ground/db/keysetPage#Page<BulkRow>',
          MailDeliveryList: '../ground/db/keysetPage#Page<MailDelivery>',
          MessageList: '../office/conversation/mails/messages#News',
          CaseList: '../ground/db/keysetPage#Page<Case>',
          CriteriaList: '../ground/db/keysetPage#Page<Criteria>',
          SecurityEventList: '../ground/db/keysetPage#Page<SecurityEvent>',
          RecordReadList: '../ground/db/keysetPage#Page<RecordRead>',
          StaffReadList: '../ground/db/keysetPage#Page<StaffRead>',
          ConversationList: '../ground/db/keysetPage#Page<ConversationEntry>',
          ValueChangeList: '../ground/db/keysetPage#Page<ValueChange>',
          UserActivityList: '../records/changes/listUserActivity#ActivityPage',
        },
        makeResolverTypeCallable: true,
      },
    },
    'donor/generated/graphql.ts': {
      documents: {
        below: 'donor',
        written: [editedProfile('EnteredProfile', 'UpdateUserProfileInput'), ...plainMutations('donor')],
      },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...ofDocuments, documentMode: 'string', pureMagicComment: true, dedupeFragments: true },
    },
    'admin/generated/graphql.ts': {
      documents: {
        below: 'admin',
        written: [
          editedProfile('EditedProfile', 'UpdateUserProfileByAdminInput'),
          ...plainMutations('admin'),
        ],
      },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...ofDocuments, documentMode: 'string', dedupeFragments: true },
    },
    'admin/generated/readers.ts': { plugins: ['./scripts/fieldReaders.mjs'] },
    'tests/generated/documents.ts': {
      plugins: ['./scripts/testDocuments.mjs'],
      config: ofDocuments,
    },
  },
}
