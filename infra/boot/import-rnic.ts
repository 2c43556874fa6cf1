import process from 'node:process'

// npm run import:rnic -- fichier.csv [--rapport refus.csv]: a shorter name of the administration command.
const [fichier = '', ...reste] = process.argv.slice(2)
process.argv.splice(
  2,
  process.argv.length,
  'rnic:importer',
  ...(fichier === '' || fichier.startsWith('-') ? [fichier] : ['--fichier', fichier]).filter((a) => a !== ''),
  ...reste,
)
await import('./register.ts')
