import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@registre/contract/client'
import { ecritesDepuis, rangEcriture } from '@registre/testing/register'
import { fautesDe } from '../support/oracle.ts'
import { vueModele, vueRegistre } from './comparer.ts'
import type { DossierM } from './dossier.ts'
import { effectuer, type Geste, instant, type Monde } from './gestes.ts'
import { GESTES } from './tous-les-gestes.ts'

export interface Modele {
  dossiers: DossierM[]
}

/** How a call ended. */
export interface Issue {
  ok: boolean
  code: string
  reponse: unknown
}
/** A refusal is an answer; anything else is a fault. */
export const tenter = async (appel: () => Promise<unknown>): Promise<Issue> => {
  try {
    return { ok: true, code: '', reponse: await appel() }
  } catch (error) {
    if (error instanceof ApiError && error.problem.status < 500)
      return { ok: false, code: error.problem.code, reponse: null }
    throw error
  }
}

/** Throws where the register is not what the model says. */
export const exigerAccord = async (
  monde: Monde,
  dossiers: readonly DossierM[],
  quand: string,
): Promise<void> => {
  for (const d of dossiers) {
    const [attendu, trouve] = [vueModele(monde, d), await vueRegistre(monde, d)]
    if (!isDeepStrictEqual(attendu, trouve))
      throw new Error(
        `after ${quand}, co-ownership ${d.id}\nmodel:    ${JSON.stringify(attendu)}\nregister: ${JSON.stringify(trouve)}`,
      )
  }
  const fautes = await fautesDe(
    monde.r.db,
    monde.r.clock.now(),
    dossiers.map((d) => d.id),
  )
  if (fautes.length > 0) throw new Error(`after ${quand}: ${fautes.join(' · ')}`)
}

export const nom = (g: Geste): string => `${g.nom} (personne ${g.qui})`

/** Does one gesture, taken or refused as the model says; a refused one writes nothing. */
export const jouer = async (modele: Modele, monde: Monde, d: DossierM, g: Geste): Promise<void> => {
  const t = instant(monde)
  const prevision = g.prevoir(d, t)
  const avant = await rangEcriture(monde.r.db)
  const issue = await tenter(() => g.faire(monde, d, t))
  if (prevision !== 'selon' && issue.ok !== (prevision === 'oui'))
    throw new Error(
      `${nom(g)} on ${JSON.stringify(vueModele(monde, d))}: the model says ${prevision}, the register ${issue.ok ? 'took it' : issue.code}`,
    )
  if (issue.ok) effectuer(g, d, t, issue.reponse)
  else if (!g.enDeuxAppels) {
    const ecrites = await ecritesDepuis(monde.r.db, avant)
    if (ecrites.length === 0) return
    throw new Error(`${nom(g)} was refused (${issue.code}) and wrote ${JSON.stringify(ecrites)}`)
  }
  await exigerAccord(monde, modele.dossiers, nom(g))
}

/** A gesture by its rank among those that can be tried, and its co-ownership. */
export const choisir = (
  modele: Modele,
  monde: Monde,
  rang: number,
  n: number,
  permis: boolean,
): { d: DossierM; g: Geste } | null => {
  const d = modele.dossiers[rang % Math.max(1, modele.dossiers.length)]
  if (!d) return null
  const gestes = GESTES.filter(
    (g) => g.possible(d) && (!permis || g.prevoir(d, instant(monde)) !== 'non'),
  )
  const g = gestes[n % Math.max(1, gestes.length)]
  return g ? { d, g } : null
}
