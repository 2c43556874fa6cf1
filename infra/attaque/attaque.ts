import { dire, lireMots, renoncer } from '../boot/house.ts'
import { mener } from '../boot/mener.ts'
import { type Bilan, lignesDe } from './bilan.ts'
import { FAMILLES, type Famille } from './familles.ts'
import { ouvrirInstance } from './instance.ts'

// npm run attaque: what an authorised attack tried, on an instance of its own. A try that gets
// through is printed, and the command fails.
const { values, positionals } = lireMots(
  { courte: { type: 'boolean' } },
  `npm run attaque -- [--courte] [${Object.keys(FAMILLES).join('] [')}]`,
)
for (const nom of positionals)
  if (!(nom in FAMILLES)) renoncer(`« ${nom} » : ${Object.keys(FAMILLES).join(', ')}`)

await mener(async ({ ouvrir }) => {
  const instance = await ouvrir(ouvrirInstance, (i) => i.fermer())
  const bilans: Bilan[] = []
  for (const [nom, famille] of Object.entries<Famille>(FAMILLES)) {
    if (positionals.length > 0 && !positionals.includes(nom)) continue
    for (const b of await famille(instance, values.courte === true)) {
      bilans.push(b)
      for (const ligne of lignesDe(b)) dire(ligne)
    }
  }
  const essais = bilans.reduce((n, b) => n + b.essais, 0)
  const failles = bilans.reduce((n, b) => n + b.failles.length, 0)
  dire(`\n${essais} essais, ${failles} passés.`)
  return failles === 0 ? 0 : 1
})
