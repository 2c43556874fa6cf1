import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaireDepuis, enFile, rangEcriture, suivreEcritures } from '@registre/testing/register'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../support/register.ts'
import { etatDe } from './dossier.ts'
import { ENTRELACEMENTS } from './entrelacements.ts'
import { gensDuModele } from './gens.ts'
import { effectuer, type Geste, instant, type Monde } from './gestes.ts'
import { exigerAccord, tenter } from './jouer.ts'
import { mettreEnSituation } from './situations.ts'

// Two callers on one dossier, stepped: somebody holds it, the first one waits for it, then the second
// one, and it is let go. Each order ends as the table says, and the register is then the model.

describe('two callers on one dossier, one after the other', () => {
  const registre = useRegistre()
  let gens: Monde['gens'] = []
  beforeAll(async () => {
    await suivreEcritures(registre().db)
    Object.assign(registre().deps.settings, { DECISIONS_DELAI_MIN: 10 })
    gens = await gensDuModele(registre())
  })

  it.each(ENTRELACEMENTS)('$nom', { timeout: 60_000 }, async ({ depuis, gestes, issues }) => {
    const monde: Monde = { r: registre(), gens }
    const [debut, vide] = [monde.r.clock.now(), await rangEcriture(monde.r.db)]
    const situation = await mettreEnSituation(monde, {
      nom: '',
      etat: 'BROUILLON',
      par: 'syndic',
      pas: depuis,
    })
    const depart = await rangEcriture(monde.r.db)
    const jouer = async (ordre: readonly Geste[]): Promise<string> => {
      const [d, t] = [structuredClone(situation), instant(monde)]
      const lus = await enFile(
        monde.r.db,
        { text: 'select id from copropriete where id = $1 for update', values: [d.id] },
        ordre.map((g) => () => tenter(() => g.faire(monde, structuredClone(situation), t))),
      )
      for (const [i, issue] of lus.entries()) {
        const g = ordre[i]
        if (g && issue.ok) effectuer(g, d, t, issue.reponse)
      }
      await exigerAccord(monde, [d], ordre.map((g) => g.nom).join(', '))
      await defaireDepuis(monde.r.db, depart)
      return `${lus.map((x) => x.code || 'oui').join(', ')} : ${etatDe(d)}`
    }
    try {
      expect([await jouer(gestes), await jouer(gestes.toReversed())]).toEqual(issues)
    } finally {
      await defaireDepuis(monde.r.db, vide)
      monde.r.clock.set(debut)
    }
  })

  it('docs/pannes.md tells this table', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/pannes.md'), 'utf8')
    const lignes = page.split('\n').map((l) => l.split('|').map((c) => c.trim()))
    const dites = (nom: string) => lignes.find((l) => l[1] === nom)?.slice(2, -1)
    for (const { nom, gestes, issues } of ENTRELACEMENTS)
      expect(dites(nom), nom).toEqual([...gestes.map((g) => g.nom), ...issues])
  })
})
