import {
  aws_ecs as ecs,
  type aws_logs as logs,
  type aws_rds as rds,
  aws_secretsmanager as secrets,
  Duration,
} from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { REGION, type Settings } from '../settings.ts'
import { DATABASE } from './database.ts'
import type { DataStack } from './dataStack.ts'

/** The service ends by itself within ten seconds of SIGTERM. */
const STOP_TIMEOUT = Duration.seconds(30)
/** In the image, from the archive of `npm run package`. */
export const IN_IMAGE = '/app/deploy/aws'

export const urlOf = ({ instanceEndpoint: { hostname, port } }: rds.IDatabaseInstance) =>
  `postgres://${hostname}:${port}/${DATABASE}?sslmode=verify-full&sslrootcert=${IN_IMAGE}/rds-${REGION}.pem`

/** A task definition that runs the image of the version, and what its containers have in common. */
export function taskOf(
  scope: Construct,
  name: string,
  { settings, data, log }: { settings: Settings; data: DataStack; log: logs.LogGroup },
) {
  const { sizes, image } = settings
  const taskDefinition = new ecs.FargateTaskDefinition(scope, name, {
    cpu: sizes.cpu,
    memoryLimitMiB: sizes.memory,
    runtimePlatform: {
      operatingSystemFamily: ecs.OperatingSystemFamily.LINUX,
      cpuArchitecture: ecs.CpuArchitecture.of(image.architecture),
    },
  })
  return {
    taskDefinition,
    container: {
      image: ecs.ContainerImage.fromEcrRepository(data.images, image.tag),
      user: 'node',
      readonlyRootFilesystem: true,
      stopTimeout: STOP_TIMEOUT,
    },
    logging: (streamPrefix: string) =>
      ecs.LogDriver.awsLogs({
        logGroup: log,
        streamPrefix,
        // A log that cannot be written does not hold up an answer.
        mode: ecs.AwsLogDriverMode.NON_BLOCKING,
      }),
    // By name, so that the right to read them is the role's alone and the key's stack knows no role.
    secretOf({ secretArn, node }: secrets.ISecret, field?: string) {
      const id = `${node.id}${scope.node.children.length}`
      const secret = secrets.Secret.fromSecretCompleteArn(scope, id, secretArn)
      const read = ecs.Secret.fromSecretsManager(secret, field)
      data.key.grantDecrypt(taskDefinition.obtainExecutionRole())
      return read
    },
  }
}
