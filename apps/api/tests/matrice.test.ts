import {
  ETATS_COPROPRIETE,
  machineCopropriete,
  machineDeclaration,
  machineMandat,
  PREVIOUS,
} from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  defaireDepuis,
  ecritesDepuis,
  rangEcriture,
  suivreEcritures,
} from '@registre/testing/register'
import { Temps } from './modele/commandes.ts'
import { jouer } from './modele/jouer.ts'
import { etatDe } from './modele/dossier.ts'
import { type Monde } from './modele/gestes.ts'
import { mettreEnSituation, SITUATIONS, type Situation } from './modele/situations.ts'
import { gensDuModele } from './modele/gens.ts'
import { lireJournal, rejouer, rejouerSuivi } from './support/rejeu.ts'
import { type Registre, useRegistre } from './support/register.ts'
import {
  ESSAIS,
  DES_MANDATS,
  DES_DECLARATIONS,
  JAMAIS,
  ENVOIS,
  CALENDRIER,
  lignesDe,
  courrielsDe,
  JAMAIS_SUIVIES,
} from './modele/attendus.ts'

// Every state × event of the machines on a real database: what a row of the table allows changes
// what `attendus.ts` says, what none allows changes nothing. The rows that were never seen to happen
// are named: a new row is covered, or it fails.

describe('every state × event, on a register', () => {
  const registre = useRegistre()
  const vues = new Set<string>()
  const suivies = { mandat: new Set<string>(), declaration: new Set<string>() }
  const courriels: Record<string, Set<string>> = {}
  let gens: Monde['gens'] = []
  beforeAll(async () => {
    await suivreEcritures(registre().db)
    // One's own decisions can be taken back.
    Object.assign(registre().deps.settings, { DECISIONS_DELAI_MIN: 10 })
    gens = await gensDuModele(registre())
  })

  /** What has happened to a co-ownership: kept for the account of the rows, of the three tables. */
  const constater = async (r: Registre, id: number): Promise<void> => {
    const lignes = await lireJournal(r.db, [id])
    for (const { type, de, vers } of lignes)
      if (ETATS_COPROPRIETE.some((e) => e === vers)) vues.add(`${de} ${type} ${vers}`)
    const { lignes: rejouees } = rejouerSuivi(lignes)
    for (const l of rejouees.mandat) suivies.mandat.add(l)
    for (const l of rejouees.declaration) suivies.declaration.add(l)
  }

  it.each(SITUATIONS)(
    '$nom ($etat): each event, taken or refused as the table says',
    { timeout: 120_000 },
    async (s: Situation) => {
      const r = registre()
      const [debut, vide] = [r.clock.now(), await rangEcriture(r.db)]
      const monde: Monde = { r, gens }
      const situation = await mettreEnSituation(monde, s)
      expect(etatDe(situation)).toBe(s.etat)
      await constater(r, situation.id)
      const [depart, instant] = [await rangEcriture(r.db), r.clock.now()]
      for (const [evenement, gestes] of [
        ...Object.entries(ESSAIS),
        ['mandats', DES_MANDATS] as const,
        ['declarations', DES_DECLARATIONS] as const,
      ]) {
        if (gestes === 'calendrier') continue
        for (const geste of gestes) {
          if (!geste.possible(situation)) continue
          const d = structuredClone(situation)
          await jouer({ dossiers: [d] }, monde, d, geste)
          if ((await rangEcriture(r.db)) === depart) continue
          await constater(r, d.id)
          courriels[evenement] = new Set([
            ...(courriels[evenement] ?? []),
            ...courrielsDe(await ecritesDepuis(r.db, depart)),
          ])
          await defaireDepuis(r.db, depart)
          r.clock.set(instant)
        }
      }
      const d = structuredClone(situation)
      for (const duree of CALENDRIER) {
        await new Temps(duree).run({ dossiers: [d] }, monde)
        await constater(r, d.id)
      }
      await defaireDepuis(r.db, vide)
      r.clock.set(debut)
    },
  )

  it('every row of the co-ownership’s table has happened, and nothing else', () => {
    const possibles = machineCopropriete.transitions.flatMap((t) =>
      (t.from ?? ['']).map((de) => ({
        cle: `${de} ${t.event} ${t.to}`,
        de,
        evenement: t.event,
        arrivee: t.to,
      })),
    )
    const vue = (p: (typeof possibles)[number]) =>
      p.arrivee === PREVIOUS
        ? [...vues].some((v) => v.startsWith(`${p.de} ${p.evenement} `))
        : vues.has(p.cle)
    const jamais = possibles
      .filter((p) => !vue(p) && p.evenement !== 'enregistrer-etape')
      .map((p) => p.cle)
    expect(jamais.toSorted()).toEqual(JAMAIS.toSorted())
    const lignes = [...vues].map((v, id) => ({
      copropriete_id: 0,
      id,
      type: v.split(' ').at(-2) ?? '',
      de: v.split(' ').at(-3) ?? '',
      vers: v.split(' ').at(-1) ?? '',
    }))
    for (const ligne of lignes)
      expect(
        rejouer([ligne]).fautes.filter((f) => f.includes('does not lead')),
        JSON.stringify(ligne),
      ).toEqual([])
  })

  it('each event sends what is expected of it, and no event sends anything else', () => {
    expect(
      Object.fromEntries(
        Object.entries(courriels).map(([evenement, vus]) => [evenement, [...vus].toSorted()]),
      ),
    ).toEqual(ENVOIS)
  })

  it.each([
    ['mandat', machineMandat],
    ['declaration', machineDeclaration],
  ] as const)('every row of the table of %s has happened, and nothing else', (nom, machine) => {
    const lignes = lignesDe(machine)
    expect(lignes.filter((l) => !suivies[nom].has(l)).toSorted()).toEqual(
      [...JAMAIS_SUIVIES[nom]].toSorted(),
    )
    expect([...suivies[nom]].filter((l) => !lignes.includes(l))).toEqual([])
  })
})
