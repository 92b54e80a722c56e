import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' }
const common = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  defaultScalarType: 'unknown',
}

const config: CodegenConfig = {
  schema: 'shared/schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'docs/operator.schema.json': { plugins: ['./scripts/operatorSchema.mjs'] },
    'shared/generated/schema.ts': { plugins: ['typescript'], config: common },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        scalars: { ...scalars, DateTime: { input: 'Date', output: 'Date' } },
        contextType: '../graphql/context#GraphQLContext',
        mappers: {
          User: '../users/userParent#UserParent',
          Dashboard: '../dashboard/getDashboard#DashboardParent',
          UserProfileList: '../db/keysetPage#Page<UserProfile>',
          ScreeningInfoList: '../db/keysetPage#Page<ScreeningInfo>',
          AdministratorProfileList: '../db/keysetPage#Page<AdministratorProfile>',
          DonationInfoList: '../db/keysetPage#Page<DonationInfo>',
          InspectionDetailList: '../db/keysetPage#Page<InspectionDetail>',
          MailDeliveryList: '../db/keysetPage#Page<MailDelivery>',
          SecurityEventList: '../db/keysetPage#Page<SecurityEvent>',
          UserActivityList: '../activityLists/listUserActivity#ActivityPage',
        },
        makeResolverTypeCallable: true,
      },
    },
    'donor/generated/graphql.ts': {
      documents: 'donor/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...common, onlyOperationTypes: true, documentMode: 'string', dedupeFragments: true },
    },
    'admin/generated/graphql.ts': {
      documents: 'admin/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...common, onlyOperationTypes: true, documentMode: 'string', dedupeFragments: true },
    },
  },
}

export default config
