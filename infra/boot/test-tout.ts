import { dire } from './house.ts'
import { run } from './tools.ts'

// npm run test:tout: npm test with nothing left out and every case tried, then what is too long for
// it. Each command is run whole, whatever the one before said.
const COMMANDES: readonly (readonly [nom: string, ...arguments_: string[]])[] = [
  ['npm test', 'infra/boot/test.ts'],
  ['npm run ecrans -- --courte', 'infra/boot/ecrans.ts', '--courte'],
  ['npm run attaque', 'infra/attaque/attaque.ts'],
  ['npm run fuzz', 'infra/boot/fuzz.ts', '--duree', '180', '--vies', '50'],
  ['npm run restauration', 'infra/pannes/restauration.ts'],
  ['npm run pannes', 'infra/pannes/pannes.ts'],
  ['npm run pannes -- reseau', 'infra/pannes/pannes.ts', 'reseau'],
  ['npm run endurance', 'infra/pannes/endurance/endurance.ts', '--duree', '600'],
  ['npm run mise-a-niveau', 'infra/pannes/mise-a-niveau/mise-a-niveau.ts'],
  ['npm run mise-a-niveau -- parcours', 'infra/pannes/mise-a-niveau/mise-a-niveau.ts', 'parcours'],
]
const rouges: string[] = []
for (const [nom, ...arguments_] of COMMANDES) {
  dire(`\n═ ${nom}`)
  const { code } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...arguments_],
    { env: { REGISTRE_TOUT_EXIGER: '1', REGISTRE_TOUS_LES_CAS: '1' } },
  )
  if (code !== 0) rouges.push(nom)
}
dire(`\n${COMMANDES.length - rouges.length} commandes passées sur ${COMMANDES.length}.`)
for (const nom of rouges) dire(`  à reprendre : ${nom}`)
process.exit(rouges.length === 0 ? 0 : 1)
