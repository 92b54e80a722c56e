import { buildSchema, getDirectiveValues, isInputObjectType, isObjectType } from 'graphql'
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
      documents: { below: 'donor', written: [editedProfile('EnteredProfile', 'UpdateUserProfileInput')] },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...ofDocuments, documentMode: 'string', pureMagicComment: true, dedupeFragments: true },
    },
    'admin/generated/graphql.ts': {
      documents: {
        below: 'admin',
        written: [editedProfile('EditedProfile', 'UpdateUserProfileByAdminInput')],
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
