import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ouvrirRegistre } from '@registre/client'

// A program that follows the feed: what it has read and where it goes on are one line of a file,
// written at once.
const [url = '', jeton = '', fichier = '', depart = '0'] = process.argv.slice(2)
const registre = ouvrirRegistre({ url, jeton })

interface Lu {
  rangs: number[]
  suivant: number
}
const lignes = existsSync(fichier) ? readFileSync(fichier, 'utf8').split('\n').filter(Boolean) : []
let depuis = (JSON.parse(lignes.at(-1) ?? 'null') as Lu | null)?.suivant ?? Number(depart)

for (;;) {
  try {
    const { changements, suivant, encore } = await registre.lireChangements({
      query: { depuis, limite: 20 },
    })
    if (suivant > depuis)
      appendFileSync(
        fichier,
        `${JSON.stringify({ rangs: changements.map((c) => c.rang), suivant } satisfies Lu)}\n`,
      )
    depuis = suivant
    if (!encore) await wait(50)
  } catch {
    // The register does not answer: asked again, from the same rank.
    await wait(200)
  }
}
