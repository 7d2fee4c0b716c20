import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments, stringify } from 'yaml'
import { z } from 'zod'
import { EnvError, parseEnv } from '@/config/env'
import { scratchFolder } from '../../tests/scratch-folder'
import { check, finish, print } from './report'

/**
 * Renders the Helm chart with each of its examples, as for an installation and for an upgrade, and asks the
 * guide whether it accepts the environment of each container. Renders values that contradict each other, and
 * expects a sentence. Compares with the schemas of Kubernetes if kubeconform is installed; it loads them.
 * Run `npm run drill -- chart`. Needs `helm` 3.12 or later, but no cluster.
 */
const chart = 'deploy/helm'
const examples = readdirSync(`${chart}/ci`).map((name) => `${chart}/ci/${name}`)

const named = z.looseObject({ name: z.string() })
const variable = named.extend({ value: z.string().optional() })
const container = z.looseObject({
  name: z.string(),
  env: z.array(variable),
  envFrom: z.array(z.object({ secretRef: named })),
  securityContext: z.looseObject({}),
})
const pod = z.looseObject({ containers: z.array(container), securityContext: z.looseObject({}) })
const resource = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    annotations: z.record(z.string(), z.string()).optional(),
  }),
  spec: z.looseObject({ template: z.looseObject({ spec: pod }).optional() }).optional(),
})

/** What the Secrets of the examples have. */
const secrets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  guide: {
    PAYLOAD_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://guide:password@database.example:5432/guide',
  },
  'guide-admin': { ADMIN_EMAIL: 'admin@guide.example', ADMIN_PASSWORD: 'Only-for-this-drill-1' },
}

function run(program: string, given: readonly string[], input = '') {
  return spawnSync(program, given, { encoding: 'utf8', input })
}

function render(name: string, given: readonly string[], isUpgrade: boolean) {
  const files = given.flatMap((file) => ['--values', file])
  return run('helm', ['template', name, chart, ...files, ...(isUpgrade ? ['--is-upgrade'] : [])])
}

/** The environment of a container. A variable from a Secret of CloudNativePG has the address of a database. */
function readEnvironment({ env, envFrom }: z.output<typeof container>): Record<string, string> {
  const fromSecrets = envFrom.map(({ secretRef }) => secrets[secretRef.name] ?? {})
  const own = env.map(({ name, value }) => [
    name,
    value ?? 'postgresql://guide:x@database:5432/guide',
  ])
  return Object.assign({}, ...fromSecrets, Object.fromEntries(own))
}

function checkPod(place: string, { containers, securityContext }: z.output<typeof pod>): void {
  if (securityContext.runAsNonRoot !== true) check(false, `${place} may run as root`)
  for (const each of containers) {
    if (each.securityContext.readOnlyRootFilesystem !== true) {
      check(false, `${place} may change its file system`)
    }
    try {
      const { ROLE } = parseEnv(readEnvironment(each))
      if (ROLE !== each.name) check(false, `${place} has the role ${ROLE}`)
    } catch (error) {
      if (!(error instanceof EnvError)) throw error
      check(false, `${place}: ${error.message}`)
    }
  }
}

function checkExample(file: string, isUpgrade: boolean): void {
  const name = isUpgrade ? 'another' : 'guide'
  const { status, stdout, stderr } = render(name, [file], isUpgrade)
  if (status !== 0) {
    check(false, `${file}: ${stderr}`)
    return
  }
  const rendered = parseAllDocuments(stdout)
    .map((document) => document.toJS())
    .filter(Boolean)
  const resources = z.array(resource).parse(rendered)
  for (const { kind, metadata, spec } of resources) {
    if (spec?.template) checkPod(`${file} ${kind} ${metadata.name}`, spec.template.spec)
  }
  const hooks = resources.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook'])
  const expected = isUpgrade ? ['another-guide-migrate'] : []
  if (hooks.map(({ metadata }) => metadata.name).join() !== expected.join()) {
    check(false, `${file} has other hooks than the job before an upgrade`)
  }
  print(`${file}${isUpgrade ? ', an upgrade' : ''}: ${resources.length} resources`)
  compareWithSchemas(file, stdout)
}

function compareWithSchemas(file: string, rendered: string): void {
  if (!hasKubeconform) return
  // Custom resources have no schema among those of Kubernetes.
  const { status, stdout } = run(
    'kubeconform',
    ['-strict', '-ignore-missing-schemas', '-'],
    rendered,
  )
  if (status !== 0) check(false, `${file}: ${stdout}`)
}

/** Values that contradict each other or are missing, and a part of the sentence that says so. */
const contradictions: readonly (readonly [values: object, sentence: string])[] = [
  [{ image: { repository: '' } }, 'image.repository is missing'],
  [{ settings: { SITE_URL: '' } }, 'settings.SITE_URL is missing'],
  [{ secrets: { name: '' } }, 'secrets.name is missing'],
  [{ settings: { S3_BUCKET: '', S3_REGION: '' } }, 'there are several servers'],
  [{ ingress: { enabled: true } }, 'also requires settings.TRUSTED_PROXIES'],
  [{ web: { autoscaling: { enabled: true, minReplicas: 9 } } }, 'maxReplicas is below minReplicas'],
  [{ cloudnativepg: { enabled: true, instances: 1 } }, 'synchronous needs a replica'],
  [{ cloudnativepg: { enabled: true, backup: { enabled: true } } }, 'destinationPath is missing'],
  [{ settings: { PAYLOAD_SECRET: 'secret' } }, 'PAYLOAD_SECRET'],
]

function checkContradictions(): void {
  const folder = scratchFolder()
  const file = path.join(folder, 'values.yaml')
  for (const [values, sentence] of contradictions) {
    writeFileSync(file, stringify(values))
    const { status, stderr } = render('guide', [`${chart}/ci/bucket.yaml`, file], false)
    if (status === 0 || !stderr.includes(sentence)) {
      check(false, `${JSON.stringify(values)} is not refused with "${sentence}": ${stderr}`)
    }
  }
  rmSync(folder, { recursive: true })
  print(`${contradictions.length} contradictions`)
}

if (run('helm', ['version']).error) {
  print('helm is missing: https://helm.sh/docs/intro/install')
  process.exit(1)
}
const hasKubeconform = !run('kubeconform', ['-v']).error
if (!hasKubeconform) print('kubeconform is missing, so the schemas of Kubernetes are not compared.')
for (const file of examples) {
  checkExample(file, false)
  checkExample(file, true)
}
checkContradictions()
finish()
