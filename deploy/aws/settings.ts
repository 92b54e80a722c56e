import { readFileSync } from 'node:fs'

/** Everything that differs between two installations. Nothing in it is secret. */
export type Settings = {
  account: string
  availabilityZones: string[]
  /** `origin` is known to CloudFront and the balancer alone; it needs no record in the DNS. */
  hosts: { donor: string; console: string; api: string; origin: string }
  /** `edge` in us-east-1 names donor, console and api; `origin`, in Tokyo, all four. */
  certificates: { edge: string; origin: string }
  /** Tokyo's `com.amazonaws.global.cloudfront.origin-facing`. */
  cloudFrontPrefixList: string
  mail: { domain: string; address: string; name: string }
  alarmsTo: string
  /** Networks that may open the console; empty: all. */
  adminAllow: string[]
  /** Its path inside the image. */
  operatorFile: string
  image: { tag: string; architecture: 'X86_64' | 'ARM64' }
  sizes: {
    tasks: { least: number; most: number }
    cpu: number
    memory: number
    /** RDS class without `db.`. */
    database: string
    /** Gigabytes; grows by itself up to four times that. */
    storage: number
    readReplica: boolean
  }
}

/** Health data stay in Japan; the certificates of the database that are shipped are this region's. */
export const REGION = 'ap-northeast-1'
/** CloudFront takes its firewall from here; no data lie there. */
export const EDGE_REGION = 'us-east-1'

/** All that is wrong, one sentence a line. */
export class SettingsProblem extends Error {}

type Rule = { isGood: (value: unknown, all: Record<string, unknown>) => boolean; wanted: string }

const text =
  (pattern: RegExp): Rule['isGood'] =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const count =
  (least: number, most: number): Rule['isGood'] =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const list =
  (least: number, pattern: RegExp): Rule['isGood'] =>
  (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    new Set(value).size === value.length &&
    value.every((one: unknown) => text(pattern)(one, {}))

const HOST = { isGood: text(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/) }
const host = { ...HOST, wanted: '小文字のホスト名（例：donor.example.jp）にしてください。' }
const mailAddress: Rule = {
  isGood: text(/^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/),
  wanted: 'メールアドレスにしてください。',
}
const arnIn = (region: string): Rule => ({
  isGood: (value, { account }) =>
    typeof value === 'string' && value.startsWith(`arn:aws:acm:${region}:${String(account)}:certificate/`),
  wanted: `リージョン${region}の、同じアカウントの証明書のARN（arn:aws:acm:${region}:…:certificate/…）にしてください。`,
})

/** What Fargate offers: memory in MB for each size of processor. */
const FARGATE: Readonly<Record<number, readonly [least: number, most: number, step: number]>> = {
  512: [1024, 4096, 1024],
  1024: [2048, 8192, 1024],
  2048: [4096, 16384, 1024],
  4096: [8192, 30720, 1024],
}

const RULES: Readonly<Record<string, Rule>> = {
  account: { isGood: text(/^\d{12}$/), wanted: 'AWSアカウントのID（12桁の数字）にしてください。' },
  availabilityZones: {
    isGood: list(2, new RegExp(`^${REGION}[a-z]$`)),
    wanted: `${REGION}の、異なる2つ以上のアベイラビリティーゾーンにしてください。`,
  },
  'hosts.donor': host,
  'hosts.console': host,
  'hosts.api': host,
  'hosts.origin': host,
  'certificates.edge': arnIn(EDGE_REGION),
  'certificates.origin': arnIn(REGION),
  cloudFrontPrefixList: {
    isGood: text(/^pl-[0-9a-f]{8,17}$/),
    wanted: 'CloudFrontのマネージドプレフィックスリストのID（pl-で始まる）にしてください。',
  },
  'mail.domain': host,
  'mail.address': mailAddress,
  'mail.name': { isGood: text(/^[^<>"\p{Cc}]+$/u), wanted: '差出人の名前にしてください。' },
  alarmsTo: mailAddress,
  adminAllow: {
    isGood: list(0, /^[0-9a-f.:]+(\/\d{1,3})?$/i),
    wanted: 'IPアドレスまたはネットワークの配列（どこからでもよければ []）にしてください。',
  },
  operatorFile: {
    isGood: text(/^\/app\/operator\/[\w.-]+\.json$/),
    wanted: '/app/operator/の下のJSONファイルにしてください。',
  },
  'image.tag': {
    isGood: text(/^(?!latest$)[\w][\w.-]{0,127}$/),
    wanted: '版の名前（latest以外）にしてください。',
  },
  'image.architecture': { isGood: text(/^(X86_64|ARM64)$/), wanted: 'X86_64かARM64にしてください。' },
  'sizes.tasks.least': { isGood: count(2, 100), wanted: '2以上の整数にしてください。' },
  'sizes.tasks.most': { isGood: count(2, 100), wanted: '2以上100以下の整数にしてください。' },
  'sizes.cpu': {
    isGood: (value) => typeof value === 'number' && value in FARGATE,
    wanted: `${Object.keys(FARGATE).join('、')}のどれかにしてください。`,
  },
  'sizes.memory': { isGood: count(1024, 30720), wanted: '1024以上の整数（MB）にしてください。' },
  'sizes.database': {
    isGood: text(/^[a-z0-9]+\.[a-z0-9]+$/),
    wanted: 'RDSのクラスから「db.」を除いたもの（例：t4g.medium）にしてください。',
  },
  'sizes.storage': { isGood: count(20, 16_000), wanted: '20以上16000以下の整数（GB）にしてください。' },
  'sizes.readReplica': {
    isGood: (value) => typeof value === 'boolean',
    wanted: 'trueかfalseにしてください。',
  },
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{ hosts: { donor } }` becomes `hosts.donor`. */
function flat(value: Record<string, unknown>, before = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isRecord(inner) ? Object.entries(flat(inner, `${before}${key}.`)) : [[before + key, inner]],
    ),
  )
}

/** Between several keys; each looks at values that are good by themselves. */
function contradictions({ hosts, mail, sizes }: Settings): string[] {
  const names = [hosts.donor, hosts.console, hosts.origin]
  const [least, most, step] = FARGATE[sizes.cpu] ?? [0, 0, 1]
  return [
    ...(new Set(names).size === names.length && hosts.api !== hosts.origin
      ? []
      : [
          '「hosts」のdonor、console、originは、それぞれ別の名前にしてください（apiはdonorと同じでもかまいません）。',
        ]),
    ...(mail.address.endsWith(`@${mail.domain}`)
      ? []
      : ['「mail.address」は「mail.domain」のアドレスにしてください。']),
    ...(sizes.tasks.most >= sizes.tasks.least
      ? []
      : ['「sizes.tasks.most」は「sizes.tasks.least」以上にしてください。']),
    ...(sizes.memory >= least && sizes.memory <= most && (sizes.memory - least) % step === 0
      ? []
      : [`「sizes.memory」は、cpuが${sizes.cpu}のとき${least}から${most}まで、${step}ごとにしてください。`]),
  ]
}

const isSettings = (value: unknown, problems: readonly string[]): value is Settings =>
  isRecord(value) && problems.length === 0

/** @throws SettingsProblem with every sentence */
export function checkSettings(value: unknown): Settings {
  if (!isRecord(value)) throw new SettingsProblem('設定のファイルは、JSONのオブジェクトにしてください。')
  const given = flat(value)
  const problems = [
    ...Object.entries(RULES).flatMap(([key, { isGood, wanted }]) =>
      isGood(given[key], given) ? [] : [`「${key}」は${wanted}`],
    ),
    ...Object.keys(given)
      .filter((key) => !(key in RULES) && key !== '$schema')
      .map((key) => `「${key}」という項目はありません。`),
  ]
  if (!isSettings(value, problems)) throw new SettingsProblem(problems.join('\n'))
  const among = contradictions(value)
  if (among.length > 0) throw new SettingsProblem(among.join('\n'))
  return value
}

/** @throws SettingsProblem when it is missing, no JSON, or says what cannot be */
export function readSettings(file: string): Settings {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsProblem(
      `設定のファイル「${file}」を読めません：${error instanceof Error ? error.message : ''}`,
    )
  }
  return checkSettings(value)
}
