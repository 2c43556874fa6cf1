import { dire } from './house.ts'
import { run } from './tools.ts'

const LINT = ['-c', 'infra/build/oxlint.json', '--quiet', 'packages', 'apps', 'prisma', 'infra']

/** What `npm run check` verifies, in order: name, command. `npm test` takes the first two. */
export const CHECKS: readonly (readonly [
  name: string,
  command: string,
  args: readonly string[],
])[] = [
  ['types', 'tsc', ['-b', 'infra/build']],
  ['lint', 'oxlint', LINT],
  [
    'mise en forme',
    'oxfmt',
    [
      '-c',
      'infra/build/oxfmt.json',
      '--check',
      'packages',
      'apps',
      'prisma',
      'infra',
      '!**/*.gen.ts',
      // Outlines of communes: as they were published, one line each.
      '!**/*.topojson',
    ],
  ],
  [
    'documentation',
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'infra/boot/docs.ts', '--check'],
  ],
  [
    'versions',
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'infra/boot/versions/verifier.ts'],
  ],
  ['maison', process.execPath, ['infra/boot/maison.ts']],
  [
    'failles connues des dépendances : dites ci-dessus',
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'infra/boot/versions/failles.ts'],
  ],
]

if (process.argv[1] === import.meta.filename) {
  let faults = 0
  for (const [name, command, args] of CHECKS) {
    const { code } = await run(command, args, { timeout: 300_000 })
    dire(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code !== 0) faults += 1
  }
  process.exit(faults === 0 ? 0 : 1)
}
